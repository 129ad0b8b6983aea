/** Calls `draw` before each repaint. Returns a function that stops this. */
export function eachFrame(draw: () => void): () => void {
  let frame = requestAnimationFrame(function next() {
    draw();
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
