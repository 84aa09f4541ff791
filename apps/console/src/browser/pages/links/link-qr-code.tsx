import { useEffect, useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { saveFile } from '../../components/save-file.js';
import { Loaded } from '../../components/loaded.js';
import { addressText } from './link-words.js';
import type { LinkPartProps } from './link.page.js';

/** Pixels: fine enough for print in the size of a hand. */
const keptSize = 1024;

export function LinkQrCode({ link: { id, alias, shorturl } }: LinkPartProps) {
  const { resource } = useResource(`qr ${id} ${shorturl}`, (api) => api.links.qrCode(id, 'svg', 512));
  return (
    <section aria-labelledby="qr-code">
      <h2 id="qr-code">QR code</h2>
      <p className="lead">It holds the short address: where that leads can change, the code stays.</p>
      <Loaded of={resource} what="the QR code" rows={3}>
        {(file) => (
          <>
            <Picture file={file} about={`QR code of ${addressText(shorturl)}`} />
            <div className="manage">
              {(['png', 'svg'] as const).map((format) => (
                <ActionButton
                  key={format}
                  label={`Download as ${format.toUpperCase()}`}
                  about="the QR code"
                  send={(api) => api.links.qrCode(id, format, keptSize)}
                  onDone={(file) => saveFile(file, `qr-${alias}.${format}`)}
                />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

function Picture({ file, about }: { file: Blob; about: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <img className="qr-code" src={address} alt={about} width={256} height={256} />;
}
