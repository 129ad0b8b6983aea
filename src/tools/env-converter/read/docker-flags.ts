import type { ShellWord } from '../../../lib/shell-words/lexer.ts';
import { textOf } from '../../../lib/shell-words/lexer.ts';
import { splitScript } from '../../../lib/shell-words/script.ts';
import type { Reading } from '../model.ts';
import { Findings } from '../model.ts';

const PROGRAM = /^(?:.*[/\\])?(?:docker|podman|nerdctl)(?:\.exe)?$/iu;
const ACTION = /^(?:run|create|exec)$/u;
/** Options of docker run, create and exec without a value in the next word (docker 28). */
const LONG_FLAGS =
  /^(?:detach|disable-content-trust|help|init|interactive|no-healthcheck|oom-kill-disable|privileged|publish-all|quiet|read-only|rm|sig-proxy|tty|use-api-socket)$/u;
const SHORT_FLAGS = 'diPqt';

/** Reads `-e NAME=value` and `--env NAME=value` of docker run, create and exec, or options alone. What follows the image is not an option of docker. */
export function readDockerFlags(text: string): Reading {
  const findings = new Findings();
  const split = splitScript(text);
  if (!split.ok) {
    findings.report('unclosed-quote', text.slice(split.unterminatedAt, split.unterminatedAt + 40), split.unterminatedAt);
    return findings;
  }
  for (const { words } of split.value) readOptions(words, optionsStart(words), findings);
  return findings;
}

/** After the action of docker; at the start of options without a command. */
function optionsStart(words: readonly ShellWord[]): number {
  const program = words.findIndex((word) => PROGRAM.test(textOf(word)));
  return program < 0 ? 0 : words.findIndex((word, index) => index > program && ACTION.test(textOf(word))) + 1 || words.length;
}

function readOptions(words: readonly ShellWord[], start: number, findings: Findings): void {
  for (let index = start; index < words.length; index++) {
    const word = words[index];
    const option = word && optionOf(textOf(word));
    if (!word || !option) return;
    const variable = option.value === undefined && !option.isFlag ? words[++index] : word;
    if (/^(?:env-file|label|label-file|l)$/u.test(option.name))
      findings.report('other-option', `${option.name.length > 1 ? '--' : '-'}${option.name}`, word.at);
    if (!/^(?:e|env)$/u.test(option.name)) continue;
    for (const part of variable?.parts ?? []) if (part.kind !== 'text') findings.report('not-evaluated', part.source, word.at);
    const pair = option.value ?? (variable ? textOf(variable) : '');
    const equals = pair.indexOf('=');
    if (equals < 1) findings.report('from-environment', pair, word.at);
    else findings.set(pair.slice(0, equals), pair.slice(equals + 1), word.at);
  }
}

interface DockerOption {
  readonly name: string;
  /** In the same word. */
  readonly value: string | undefined;
  readonly isFlag: boolean;
}

/** Reads `--name`, `--name=value`, and letters such as `-it` and `-iteA=1`; undefined for the image. */
function optionOf(text: string): DockerOption | undefined {
  const [, name, value] = /^--([a-z][a-z\d-]*)(?:=(.*))?$/su.exec(text) ?? [];
  if (name !== undefined) return { name, value, isFlag: LONG_FLAGS.test(name) };
  if (!/^-[A-Za-z]/u.test(text)) return undefined;
  let at = 1;
  while (at < text.length - 1 && SHORT_FLAGS.includes(text.charAt(at))) at++;
  const letter = text.charAt(at);
  const rest = text.slice(at + 1).replace(/^=/u, '');
  return { name: letter, value: rest === '' ? undefined : rest, isFlag: SHORT_FLAGS.includes(letter) };
}
