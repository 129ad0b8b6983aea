import type { RunContext } from '../../contract/operations.ts';
import type { Work } from '../../lib/work/slices.ts';
import { runInSlices, share } from '../../lib/work/slices.ts';
import type { Warning } from '../../lib/warnings/warnings.ts';
import { Warnings } from '../../lib/warnings/warnings.ts';
import { readYamlTemplate } from '../../lib/document/yaml/template.ts';
import { Problems } from './problems.ts';
import type { FormatWarning, InspectionRules, Report } from './inspect.ts';
import { inspectYaml } from './inspect.ts';
import { outlineYaml } from './outline.ts';
import type { Layout } from './print.ts';
import { printYaml } from './print.ts';
import { readYamlSyntax } from './read.ts';

export interface FormatOptions extends Layout, InspectionRules {
  readonly keepComments: boolean;
}

export interface Formatted {
  readonly output: string;
  readonly documentCount: number;
  readonly warnings: readonly Warning<FormatWarning | 'template-placeholder'>[];
}

/**
 * Formats YAML, changing only whitespace; scalars, comments, anchors, tags and markers are unchanged.
 * @throws InputError `invalid-yaml`, `duplicate-key`, `too-deeply-nested`; the first two report all errors of the text
 */
export function formatYaml(text: string, field: string, options: FormatOptions, context: Pick<RunContext, 'signal' | 'progress'>): Promise<Formatted> {
  return runInSlices(formattingYaml(text, field, options), context);
}

export function* formattingYaml(text: string, field: string, options: FormatOptions): Work<Formatted> {
  const template = yield* share(readYamlTemplate(text, field), 0, TEMPLATE_SHARE);
  if (!template) return yield* share(formattingData(text, field, options), TEMPLATE_SHARE, 1);
  const { output, documentCount, warnings } = yield* share(formattingData(template.text, field, options), TEMPLATE_SHARE, 1);
  const templateWarnings = new Warnings<'template-placeholder'>(text);
  templateWarnings.add('template-placeholder', { path: () => '', at: template.firstAt, detail: () => String(template.count) });
  const others = warnings.map((warning) => ({ ...warning, path: template.restore(warning.path), detail: template.restore(warning.detail) }));
  return { output: template.restore(output), documentCount, warnings: [...templateWarnings.list, ...others] };
}

const TEMPLATE_SHARE = 0.1;

function* formattingData(text: string, field: string, options: FormatOptions): Work<Formatted> {
  const warnings = new Warnings<FormatWarning>(text);
  const report: Report = { text, field, problems: new Problems(text), warnings };
  const syntax = yield* share(readYamlSyntax(text, field, report.problems), 0, 0.3);
  const outline = yield* share(outlineYaml(text, syntax, options.keepComments, options.quoteStyle), 0.3, 0.6);
  if (!options.keepComments) warnings.addDroppedComments({ count: outline.commentCount, firstAt: outline.firstCommentAt });
  const { documents } = outline;
  for (const [index, document] of documents.entries()) {
    const inspecting = inspectYaml(document, options, report, documents.length > 1 ? index : undefined);
    yield* share(inspecting, 0.6 + (0.2 * index) / documents.length, 0.6 + (0.2 * (index + 1)) / documents.length);
  }
  report.problems.throwIfAny();
  const output = yield* share(printYaml(outline, options, field), 0.8, 1);
  return { output, documentCount: documents.length, warnings: warnings.list };
}
