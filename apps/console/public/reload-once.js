// While servers are exchanged for those of a new version, one may be asked for a file of the other version, which it has not got.
// Loaded anew, a page is of one version again. Not a part of the bundle, which may be the file that is missing.
addEventListener(
  'error',
  ({ target }) => {
    const isScript = target instanceof HTMLScriptElement;
    if (!isScript && !(target instanceof HTMLLinkElement && target.relList.contains('stylesheet'))) return;
    const key = 'console.reloaded-at';
    const isFirst = Date.now() - Number(sessionStorage.getItem(key)) > 60_000;
    sessionStorage.setItem(key, String(Date.now()));
    if (isFirst) location.reload();
    else if (isScript) document.getElementById('app').textContent = 'Please load the page again in a moment.';
  },
  true,
);
