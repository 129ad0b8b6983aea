import type { Plugin } from 'vite';
import { filesOfEngines } from './engine-files.ts';
import type { Links } from './module-graph.ts';
import { moduleOf, reach, remembered } from './module-graph.ts';

/** The start of the app, which every page loads first. */
const START = moduleOf('index.html');
/** What the search and the toasts, which home loads a moment later, share with tool pages. */
const SOON = moduleOf('src/ui/icons.tsx');
const IDLE = 'idle';
/** file → modules that are in it with all that they import and no file before has. */
const FILES: readonly (readonly [file: string, modules: readonly string[]])[] = [
  // What nearly every tool page loads.
  [
    'kit',
    [
      'app/ToolRoute.tsx',
      'contract/fields.ts',
      'contract/values.ts',
      'page/layouts/FormLayout.tsx',
      'page/outputs/ResultActions.tsx',
      'page/outputs/MoreRows.tsx',
      'page/open-in/open-offer.ts',
    ],
  ],
  // Most of it is a library's, and shared with widgets of a few pages.
  ['tabs', ['ui/tabs/Tabs.tsx']],
  ['editor', ['ui/code-editor/CodeEditor.tsx']],
  // Each is started in a task of its own.
  ...['state', 'view', 'language', 'commands'].map((part) => [`editor-${part}`, [`ui/code-editor/parts/${part}.ts`]] as const),
  ['outputs', ['LongText', 'TableOutput', 'ListOutput', 'RecordOutput'].map((output) => `page/outputs/${output}.tsx`)],
  ['files', ['fields/FileInput.tsx', 'outputs/FileOutput.tsx', 'outputs/ImageOutput.tsx', 'files/picture.ts'].map((part) => `page/${part}`)],
  [
    'panes',
    [
      ...['layouts/TwoPanesLayout.tsx', 'layouts/TwoInputs.tsx', 'parts/ChangeSummary.tsx'].map((part) => `page/${part}`),
      ...['fields.ts', 'warnings.ts'].map((part) => `lib/document/${part}`),
    ],
  ],
  // Small parts of which many pages have some.
  [
    'parts',
    [
      ...['Banner.tsx', 'BitRow.tsx', 'Chips.tsx', 'ColouredParts.tsx', 'Facts.tsx', 'Presets.tsx'].map((part) => `page/parts/${part}`),
      ...['InspectorLayout.tsx', 'ViewChoice.tsx', 'first-lines.ts'].map((part) => `page/layouts/${part}`),
      ...['FieldGrid.tsx', 'OperationCard.tsx', 'RefreshButton.tsx', 'fields/ColouredTextInput.tsx', 'fields/Segments.tsx'].map((part) => `page/${part}`),
      ...['browser/address-hash.ts', 'words/country-name.ts', 'words/names-of.ts', 'keys/tool-keys.ts', 'storage/use-stored.ts', 'browser/use-ticking.ts'].map(
        (part) => `page/${part}`,
      ),
      'ui/buttons-select/ButtonsSelect.tsx',
      'ui/input-text/InputText.tsx',
      'ui/link/Link.tsx',
      ...['charset/sets/charsets', 'charset/utf8', 'ipv4/network-errors', 'lines/lines', 'markdown/characters', 'regex/flags', 'regex/literal'].map(
        (module) => `lib/${module}.ts`,
      ),
      'ui/slider/Slider.tsx',
    ],
  ],
  ['generator', ['page/layouts/GeneratorLayout.tsx']],
  ['tree', ['page/tree/Tree.tsx', 'page/tree/TreeItem.tsx']],
  ['qr-code', ['page/parts/QrCodePreview.tsx', 'lib/qr-code/fields.ts']],
  ['rich-text', ['page/copy/copy-rich-text.ts', 'page/copy/print-html.ts']],
  ['reference', ['layouts/ReferenceLayout', 'parts/ReferenceList'].map((part) => `page/${part}.tsx`)],
  // What every page loads when it is idle.
  [IDLE, ['app/offline/offline.ts', 'page/files/PageDrop.tsx', 'ui/toast/ToastHost.tsx']],
];
/**
 * What is in files of its own: the one package that the code editor and the rich one share, and declarations apart from pages. Where a
 * page cannot be loaded, what its link holds is shown by the declarations.
 */
const APART = /\/node_modules\/w3c-keyname\/|\/src\/tools\/[\w-]+\/(?:page\.tsx|fields\.ts)$/u;

/** A page is painted when its styles are there: those of the kit come in one file, as small as they are. */
const STYLES = /\.module\.css$/u;
const OWN_STYLES: ReadonlySet<string> = new Set(['start', IDLE]);

/**
 * Puts the modules that the whole app shares into one file, those that all tool pages share into another, and so on. Split as the
 * bundler does by itself, they are fifty files of a few hundred bytes each: a third more bytes for a tool page, because each
 * file is compressed alone, and as many requests.
 */
export function kitChunk(): Plugin {
  return {
    name: 'kit-chunk',
    // Pages that are rendered at build load no files.
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({
      build: { rolldownOptions: { output: splitBy(filesOfSite) } },
      worker: { rolldownOptions: { output: splitBy(filesOfEngines) } },
    }),
  };
}

/** Splits a build's modules into files; those without a file are left to the bundler. */
function splitBy(assign: (links: Links) => ReadonlyMap<string, string>) {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'shared',
          name(module: string, context: { readonly getModuleInfo: Links }) {
            files ??= assign(remembered((id) => context.getModuleInfo(id)));
            return files.get(module) ?? null;
          },
        },
      ],
    },
  };
}

/** module → name of its file. */
function filesOfSite(links: Links): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [file, modules] of [
    ['start', [START, SOON]] as const,
    ...FILES.map(([file, names]) => [file, names.map((name) => moduleOf(`src/${name}`))] as const),
  ])
    for (const module of reach(modules, links))
      if (!APART.test(module) && !files.has(module)) files.set(module, STYLES.test(module) && !OWN_STYLES.has(file) ? 'kit' : file);
  return files;
}
