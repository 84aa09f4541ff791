// Before the first paint, and not a part of the bundle: else a page that is wanted dark would be light for a moment.
{
  const kept = localStorage.getItem('console.theme');
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = kept === 'dark' || (kept !== 'light' && isSystemDark);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}
