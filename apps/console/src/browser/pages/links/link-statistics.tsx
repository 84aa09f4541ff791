import type { StatisticsAnswer } from '@platform/contracts';
import { useFiltered } from '../../api/use-filtered.js';
import { ActionButton } from '../../components/action-button.js';
import { DayFields } from '../../components/day-fields.js';
import { ExportButtons } from '../../components/export-buttons.js';
import { Facts } from '../../components/facts.js';
import { Field } from '../../components/field.js';
import { FilterForm } from '../../components/filter-form.js';
import { Loaded } from '../../components/loaded.js';
import type { LinkPartProps } from './link.page.js';
import { nameOf } from './link-words.js';
import { Tallies } from './tallies.js';
import { VisitsChart } from './visits-chart.js';

type Statistics = StatisticsAnswer['data'];

/** Where the person is, as the browser says. */
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Of the form that asks for a span of days. */
export const spanFields = ['unit', 'from', 'to', 'tz'];

export function LinkStatistics({ link }: LinkPartProps) {
  const { id } = link;
  const { resource, refresh, filters, onFilter } = useFiltered(
    `statistics ${id}`,
    spanFields,
    (api, chosen) => api.links.statistics(id, chosen.filters, chosen.signal),
    () => 1,
  );
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics">Statistics</h2>
      <Span onFilter={onFilter} />
      <Loaded of={resource} what="the statistics" rows={4}>
        {(statistics) => <Numbers of={statistics} />}
      </Loaded>
      <div className="manage">
        <ExportButtons
          about="the single visits"
          name={`visits-${link.alias}`}
          send={(api, format) => api.links.visitsFile(id, withoutUnit(filters), format)}
        />
        <ActionButton
          label="Erase"
          isDangerous
          about={`the statistics of ${nameOf(link)}`}
          question="Every visit and what was counted of it goes for good. Erase the statistics?"
          send={(api) => api.links.eraseStatistics(id)}
          onDone={refresh}
        />
      </div>
    </section>
  );
}

/** Asks for the days, and by what they are counted. */
export function Span({ onFilter }: { onFilter: (span: URLSearchParams) => void }) {
  return (
    <FilterForm of="the statistics" className="row filter" onFilter={onFilter}>
      <Field name="unit" label="By">
        {(control) => (
          <select {...control}>
            <option value="day">Day</option>
            <option value="month">Month</option>
            <option value="hour">Hour, at most two weeks of the last five</option>
          </select>
        )}
      </Field>
      <DayFields />
      <Field name="tz" label="Days of">
        {(control) => (
          <select {...control}>
            <option value="">UTC</option>
            {ownZone !== 'UTC' && <option value={ownZone}>{ownZone}, recent days only</option>}
          </select>
        )}
      </Field>
    </FilterForm>
  );
}

export function Numbers({ of: statistics }: { of: Statistics }) {
  const { from, to, tz, clicks, uniqueClicks, allClicks } = statistics;
  const facts = {
    [`Days (${tz})`]: `${from} to ${to}`,
    Clicks: String(clicks),
    'Different visitors': String(uniqueClicks),
    'Robots and previews': String(allClicks - clicks),
  };
  return (
    <>
      <Facts of={facts} />
      <p className="hint">Visitors are told apart by link and day: who is back on the next day counts again.</p>
      <VisitsChart series={statistics.series} unit={statistics.unit} timeZone={tz} />
      <Tallies of={statistics} />
    </>
  );
}

/** Single visits have no unit. */
function withoutUnit(span: URLSearchParams): URLSearchParams {
  const days = new URLSearchParams(span);
  days.delete('unit');
  return days;
}
