import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileImport } from '@tabler/icons-react';
import { ActionButton } from '../../components/action-button.js';
import { LinkButton } from '../../components/link-button.js';
import { saveFile } from '../../components/save-file.js';
import { paths } from '../../navigation/routes.js';

/** Links from and to files. Whatever the filter shows: the export is of all links. */
export function ExportLinks() {
  const { t } = useLingui();
  return (
    <>
      <LinkButton
        to={paths.importLinks}
        variant="default"
        size="xs"
        leftSection={<IconFileImport size={14} aria-hidden />}
      >
        <Trans>Import links</Trans>
      </LinkButton>
      <ActionButton
        label={t`Export as CSV`}
        about={t`all your links`}
        send={(api) => api.links.files.export()}
        onDone={(file) => saveFile(file, 'links.csv')}
      />
    </>
  );
}
