import { useState } from 'react';
import type { ImportPreview } from '@platform/contracts';
import { paths } from '../../navigation/routes.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { ChooseFile } from './choose-file.js';
import { ChooseColumns } from './choose-columns.js';
import { Imports } from './imports.js';

export interface ChosenFile {
  csv: string;
  preview: ImportPreview;
}

/**
 * Makes links of a file in three steps: it is chosen, its columns are looked at, and then it is imported while others
 * go on.
 */
export function ImportLinksPage() {
  const [file, setFile] = useState<ChosenFile>();
  const [started, setStarted] = useState(0);
  return (
    <div className="narrow">
      <Trail to={paths.links}>Links</Trail>
      <PageTitle>Import links</PageTitle>
      <p className="lead">
        From a CSV file, of another service as well. Nothing is made before you have seen what its columns are taken
        for.
      </p>
      {file ? (
        <ChooseColumns
          file={file}
          onStarted={() => {
            setFile(undefined);
            setStarted(started + 1);
          }}
          onCancelled={() => setFile(undefined)}
        />
      ) : (
        <ChooseFile onChosen={setFile} />
      )}
      <Imports key={started} isExpected={started > 0} />
    </div>
  );
}
