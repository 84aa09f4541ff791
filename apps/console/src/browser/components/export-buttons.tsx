import { useLingui } from '@lingui/react/macro';
import type { Api } from '../api/api.js';
import { ActionButton } from './action-button.js';
import { saveFile } from './save-file.js';

interface ExportButtonsProps {
  /** What is exported, for those who hear the buttons alone. */
  about: string;
  /** Of the file, without its ending. */
  name: string;
  send: (api: Api, format: 'csv' | 'ndjson') => Promise<Blob>;
}

/** One button for each format that the APIs export. */
export function ExportButtons({ about, name, send }: ExportButtonsProps) {
  const { t } = useLingui();
  return (['csv', 'ndjson'] as const).map((format) => {
    const shown = format.toUpperCase();
    return (
      <ActionButton
        key={format}
        label={t`Export as ${shown}`}
        about={about}
        send={(api) => send(api, format)}
        onDone={(file) => saveFile(file, `${name}.${format}`)}
      />
    );
  });
}
