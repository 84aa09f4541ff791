import { Trans } from '@lingui/react/macro';
import { reloadUnasked } from '../navigation/losses.js';

/** In place of a page that failed by a fault of its own, or that could not be loaded. */
export function BrokenPage() {
  return (
    <>
      <h1>
        <Trans>This page cannot be shown</Trans>
      </h1>
      <p className="lead">
        <Trans>Something in it went wrong. Loading it again may help.</Trans>
      </p>
      <button className="button" type="button" onClick={reloadUnasked}>
        <Trans>Load the page again</Trans>
      </button>
    </>
  );
}
