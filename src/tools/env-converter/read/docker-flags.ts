import { splitScript } from '../../../lib/shell-words/script.ts';
import type { ShellWord } from '../../../lib/shell-words/lexer.ts';
import type { Reading } from '../model.ts';
import { Findings } from '../model.ts';

const textOf = ({ parts }: ShellWord): string => parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('');

/** Reads `-e NAME=value` and `--env NAME=value`, alone or in a command of docker. */
export function readDockerFlags(text: string): Reading {
  const findings = new Findings();
  const split = splitScript(text);
  if (!split.ok) {
    findings.report('unclosed-quote', text.slice(split.unterminatedAt, split.unterminatedAt + 40), split.unterminatedAt);
    return findings;
  }
  const words = split.value.flatMap((command) => command.words);
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word) break;
    const option = textOf(word);
    const [, inline] = /^(?:-e=?|--env=)(.+)$/su.exec(option) ?? [];
    if (inline === undefined && option !== '-e' && option !== '--env') {
      if (/^--?(?:env-file|label)/u.test(option)) findings.report('other-option', option, word.at);
      continue;
    }
    const variable = inline === undefined ? words[++index] : word;
    for (const part of variable?.parts ?? []) if (part.kind !== 'text') findings.report('not-evaluated', part.source, word.at);
    const pair = inline ?? (variable ? textOf(variable) : '');
    const equals = pair.indexOf('=');
    if (equals < 1) findings.report('from-environment', pair, word.at);
    else findings.set(pair.slice(0, equals), pair.slice(equals + 1), word.at);
  }
  return findings;
}
