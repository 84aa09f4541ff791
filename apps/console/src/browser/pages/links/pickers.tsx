import { useLingui } from '@lingui/react/macro';
import type { LinkChoices } from '@platform/contracts';
import { paths } from '../../navigation/routes.js';
import { networks } from '../pixels/pixel-types.js';
import { RecordPicker, RecordsPicker, type Named } from './record-picker.js';

interface PickerProps {
  known: readonly Named[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Chooses one of the owner's overlays. */
export function OverlayPicker(props: PickerProps) {
  const { t } = useLingui();
  return <RecordPicker label={t`Overlay`} newAt={paths.newLinkOverlay} {...props} />;
}

/** Chooses one of the owner's splash pages. */
export function SplashPicker(props: PickerProps) {
  const { t } = useLingui();
  return <RecordPicker label={t`Splash page`} newAt={paths.newLinkSplashPage} {...props} />;
}

interface PixelPickerProps {
  known: LinkChoices['pixels'];
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  error: string | undefined;
}

/** Chooses any number of the owner's pixels. */
export function PixelPicker({ known, ...props }: PixelPickerProps) {
  const { t } = useLingui();
  return (
    <RecordsPicker
      label={t`Pixels (optional)`}
      hint={t`Networks of advertisers that are told of each visit`}
      known={known.map(({ id, type, name }) => ({ id, name: `${name} (${networks[type].name})` }))}
      newAt={paths.newLinkPixel}
      {...props}
    />
  );
}
