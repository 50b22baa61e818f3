// The ways in which people look at a page. 200 % zoom is what it does to a page: half as many CSS pixels, twice as dense.
const screen = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1, colorScheme: "light", reducedMotion: "reduce" };

export const states = {
  light: screen,
  dark: { ...screen, colorScheme: "dark" },
  forced: { ...screen, forcedColors: "active" },
  narrow: { ...screen, viewport: { width: 320, height: 900 } },
  zoomed: { ...screen, viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
  print: { ...screen, viewport: { width: 794, height: 1123 } },
};
