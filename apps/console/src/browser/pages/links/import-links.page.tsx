import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportPreview } from '@platform/contracts';
import { useState } from 'react';
import { outdate } from '../../api/query-client.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { ChooseColumns } from './choose-columns.js';
import { ChooseFile } from './choose-file.js';
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
  const { t } = useLingui();
  const queries = useQueryClient();
  const [file, setFile] = useState<ChosenFile>();
  const [started, setStarted] = useState(0);
  return (
    <Box maw="46rem">
      <Trail to={paths.links}>{t`Links`}</Trail>
      <PageTitle
        lead={
          <Trans>
            From a CSV file, of another service as well. Nothing is made before you have seen what its columns are taken
            for.
          </Trans>
        }
      >
        {t`Import links`}
      </PageTitle>
      {file ? (
        <ChooseColumns
          file={file}
          onStarted={() => {
            // What is known of imports is from before it.
            outdate(queries);
            setFile(undefined);
            setStarted(started + 1);
          }}
          onCancelled={() => setFile(undefined)}
        />
      ) : (
        <ChooseFile onChosen={setFile} />
      )}
      <Imports key={started} isExpected={started > 0} />
    </Box>
  );
}
