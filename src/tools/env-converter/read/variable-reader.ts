import type { Findings } from '../model.ts';
import { lineEnd } from '../model.ts';

/** Whitespace, which can be empty. */
export const SPACE = /\s*/uy;

/** Reads a text with a variable or a comment at the start of each line. Values can have several lines. */
export abstract class VariableReader {
  protected readonly text: string;
  protected readonly findings: Findings;

  /** @param text with line feeds at line ends */
  constructor(text: string, findings: Findings) {
    this.text = text;
    this.findings = findings;
  }

  /** Reads a variable, and returns where the next one can start. */
  protected abstract readVariable(start: number): number;

  read(): void {
    let at = 0;
    while (at < this.text.length) {
      const start = this.endOf(SPACE, at) ?? at;
      if (start >= this.text.length) return;
      if (this.text.charAt(start) === '#') {
        at = lineEnd(this.text, start);
        this.findings.comment(this.text.slice(start, at), start);
      } else at = this.readVariable(start);
    }
  }

  /** Returns the end of a match at an offset; undefined without one. `pattern` is sticky. */
  protected endOf(pattern: RegExp, at: number): number | undefined {
    pattern.lastIndex = at;
    return pattern.test(this.text) ? pattern.lastIndex : undefined;
  }
}
