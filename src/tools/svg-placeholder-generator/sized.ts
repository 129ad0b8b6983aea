/** Adds an explicit size to an SVG of this tool, because some browsers draw nothing on a canvas without one. */
export const withSize = (svg: string, width: number, height: number): string =>
  svg.replace('<svg xmlns="http://www.w3.org/2000/svg" viewBox', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox`);
