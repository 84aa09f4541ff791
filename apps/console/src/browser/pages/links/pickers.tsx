import { useLingui } from '@lingui/react/macro';
import { paths } from '../../navigation/routes.js';
import { networks } from '../pixels/pixel-types.js';
import { RecordPicker, RecordsPicker } from './record-picker.js';

interface PickerProps {
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Chooses one of the owner's overlays. */
export function OverlayPicker(props: PickerProps) {
  const { t } = useLingui();
  return (
    <RecordPicker
      label={t`Overlay`}
      of="overlays"
      load={(api, signal) => api.links.overlays.all(signal)}
      newAt={paths.newLinkOverlay}
      {...props}
    />
  );
}

/** Chooses one of the owner's splash pages. */
export function SplashPicker(props: PickerProps) {
  const { t } = useLingui();
  return (
    <RecordPicker
      label={t`Splash page`}
      of="splash pages"
      load={(api, signal) => api.links.splash.all(signal)}
      newAt={paths.newLinkSplashPage}
      {...props}
    />
  );
}

interface PixelPickerProps {
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  error: string | undefined;
}

/** Chooses any number of the owner's pixels. */
export function PixelPicker(props: PixelPickerProps) {
  const { t } = useLingui();
  return (
    <RecordsPicker
      label={t`Pixels (optional)`}
      hint={t`Networks of advertisers that are told of each visit`}
      of="pixels"
      load={async (api, signal) => {
        const pixels = await api.links.pixels.all(signal);
        return pixels.map(({ id, type, name }) => ({ id, name: `${name} (${networks[type].name})` }));
      }}
      newAt={paths.newLinkPixel}
      {...props}
    />
  );
}
