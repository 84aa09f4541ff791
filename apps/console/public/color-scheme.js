// Before anything is drawn, so that a dark page does not begin with a white flash. A file: the policy allows no inline code.
{
  const chosen = localStorage.getItem('console.color-scheme');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}
