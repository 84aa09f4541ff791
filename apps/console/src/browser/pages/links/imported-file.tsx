import type { ImportedLinks } from '@platform/contracts';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { CopyButton } from '../../components/copy-button.js';
import { sentence } from '../../components/field.js';
import { Row, Table } from '../../components/table.js';
import { addressText } from './link-words.js';

/** Of a long file the first ones: more than that nobody reads in one go. */
const shown = 100;

/** What became of a file, line by line. */
export function ImportedFile({ of: { errors, ignored, links } }: { of: ImportedLinks }) {
  return (
    <>
      {ignored.length > 0 && <p className="hint">Columns that say nothing to us: {ignored.join(', ')}.</p>}
      {errors.length > 0 && <WrongLines of={errors} />}
      {links.length > 0 && <MadeLinks of={links} />}
    </>
  );
}

export function WrongLines({ of: errors }: { of: ImportedLinks['errors'] }) {
  return (
    <>
      <Table aria-label="Lines that cannot be imported" columns={['Where', 'What is wrong']}>
        {errors.slice(0, shown).map(({ line, message }) => (
          <Row key={line}>
            <td role="cell" className="when">
              Line {line}
            </td>
            <td role="cell" className="long">
              {sentence(message)}
            </td>
          </Row>
        ))}
      </Table>
      <More than={errors.length} />
    </>
  );
}

function MadeLinks({ of: links }: { of: ImportedLinks['links'] }) {
  return (
    <>
      <Table aria-label="Links that were made" columns={['Link', 'Line']} unseen="Its address">
        {links.slice(0, shown).map(({ line, id, shorturl }) => (
          <Row key={id}>
            <td role="cell" className="long">
              <Link to={paths.link(id)}>{addressText(shorturl)}</Link>
            </td>
            <td role="cell">{line}</td>
            <td role="cell">
              <CopyButton text={shorturl} about={addressText(shorturl)} />
            </td>
          </Row>
        ))}
      </Table>
      <More than={links.length} />
    </>
  );
}

function More({ than: count }: { than: number }) {
  return count > shown && <p className="hint">And {count - shown} more.</p>;
}
