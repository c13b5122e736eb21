// before the first paint: the theme of last time, so that the page does not flash
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('global/theme-hint');
  } catch {
    // storage is closed to this page: the system decides
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = mode === 'dark' || (mode !== 'light' && systemIsDark);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
