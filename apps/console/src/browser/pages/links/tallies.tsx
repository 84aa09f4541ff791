import type { StatisticsAnswer } from '@platform/contracts';

type Statistics = StatisticsAnswer['data'];

const reasonWords: Record<keyof Statistics['reasons'], string> = {
  person: 'People',
  robot: 'Robots',
  prefetch: 'Previews of browsers',
  head: 'Checks without a visit',
  no_user_agent: 'Without a browser',
};

/** Who came, from where and with what, most first. */
export function Tallies({ of: statistics }: { of: Statistics }) {
  const tables: Record<string, Record<string, string>> = {
    Countries: statistics.topCountries,
    Referrers: statistics.topReferrers,
    Browsers: statistics.topBrowsers,
    Systems: statistics.topOs,
    Devices: statistics.topDevices,
    Languages: statistics.topLanguages,
    'People and robots': reasonsOf(statistics.reasons),
  };
  return (
    <div className="tallies">
      {Object.entries(tables).map(([title, counts]) => (
        <Tally key={title} title={title} counts={counts} />
      ))}
    </div>
  );
}

/** Object keys that look like numbers would come first whatever their count: sorted here once more. */
function Tally({ title, counts }: { title: string; counts: Record<string, string> }) {
  const entries = Object.entries(counts)
    .map(([name, count]) => [name, Number(count)] as const)
    .sort(([, one], [, other]) => other - one);
  const sum = entries.reduce((total, [, count]) => total + count, 0);
  const id = `tally-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {entries.length === 0 && <p className="hint">Nobody yet.</p>}
      {entries.length > 0 && (
        <ol className="tally">
          {entries.map(([name, count]) => (
            <li key={name}>
              <span className="long">{name}</span>{' '}
              <span>
                {count} <span className="share">{Math.round((100 * count) / sum)} %</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function reasonsOf(reasons: Statistics['reasons']): Record<string, string> {
  const seen = Object.entries(reasonWords).filter(([name]) => reasons[name as keyof typeof reasons] > 0);
  return Object.fromEntries(seen.map(([name, words]) => [words, String(reasons[name as keyof typeof reasons])]));
}
