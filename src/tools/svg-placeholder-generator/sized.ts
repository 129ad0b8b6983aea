/** An SVG of this tool with a size of its own, without which some browsers draw nothing on a canvas. */
export const withSize = (svg: string, width: number, height: number): string =>
  svg.replace('<svg xmlns="http://www.w3.org/2000/svg" viewBox', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox`);
