import { use, useState } from 'react';
import type { Offer } from '../runtime/offers.ts';
import { primaryInput } from '../runtime/run.ts';
import { OpenInIcon } from '../ui/icons.tsx';
import { Menu } from '../ui/menu/Menu.tsx';
import type { MenuGroup } from '../ui/menu/menu-group.ts';
import { useEnvironment } from './environment.ts';
import { useKitWords } from './kit-words.ts';
import { takeOffer } from './open-offer.ts';
import { StaleContext } from './outputs/stale.ts';
import { OutputNameContext } from './outputs/output-name.ts';
import { useTool } from './tool-context.tsx';

/** In UTF-16 code units. Every format looks at all of the text that it is asked about, which would block the page for a longer one. */
const MAX_SEARCHED = 300_000;

/** An offer that hands over a text in the place of its beginning; none where it would hand over something made of the beginning. */
function withWhole(offer: Offer, beginning: string, text: string): readonly Offer[] {
  const whole = Object.entries(offer.values).map(([name, value]) => [name, value === beginning ? text : value] as const);
  return whole.some(([, value]) => value === text) ? [{ ...offer, values: Object.fromEntries(whole) }] : [];
}

interface OpenInProps {
  /** Name of the result, for the accessible name of the button. */
  readonly label: string;
  /** Gives the result, when the menu is opened. */
  readonly text: () => string;
  /** Format of the result, one of `src/formats`; undefined for plain text. */
  readonly format: string | undefined;
  readonly iconOnly?: boolean;
}

/** A menu of the tools that accept a result, best match first. The result is handed over in memory, not in the address; the last good result is not. */
export function OpenIn({ label, text, format, iconOnly = false }: OpenInProps) {
  const kit = useKitWords();
  const { toolNames, toolIcon, openTool } = useEnvironment();
  const { id, state, operations } = useTool();
  const output = use(OutputNameContext);
  const isStale = use(StaleContext) !== undefined;
  const [offers, setOffers] = useState<readonly Offer[]>();

  async function findOffers(): Promise<void> {
    setOffers(undefined);
    const { offersFor } = await import('../runtime/offers.ts');
    const given = text();
    if (given.length <= MAX_SEARCHED) return setOffers(offersFor(given, { format, currentTool: id }));
    // What a long text is shows at its beginning; what the offers hand over is all of it.
    const beginning = given.slice(0, MAX_SEARCHED);
    const found = offersFor(beginning, { format, currentTool: id });
    setOffers(found.flatMap((offer) => withWhole(offer, beginning, given)));
  }

  /** Remembers the way of the result, which may become a recipe. */
  async function follow({ tool, operation }: Offer): Promise<void> {
    const declared = operations[state.active];
    const [primary = ''] = (declared && primaryInput(declared)) ?? [];
    const input = state.inputs[state.active] ?? {};
    const worked = input[primary];
    if (!declared || output === undefined || typeof worked !== 'string') return;
    const [{ followWay }, { stepOf }] = await Promise.all([import('./way.ts'), import('./begin-recipe.ts')]);
    const step = { ...stepOf(id, state.active, declared, input), ...(declared.output[output]?.primary ? {} : { output }) };
    await followWay({ step, text: worked, next: { tool, operation } }, kit.language, () => openTool('recipes'));
  }

  const groupOf = (entries: readonly Offer[]): MenuGroup['entries'] =>
    entries.map((offer) => ({
      id: `${offer.tool} ${offer.operation}`,
      icon: toolIcon(offer.tool),
      content: toolNames[offer.tool],
      onSelect: () => {
        void follow(offer);
        void takeOffer(offer).then(() => openTool(offer.tool));
      },
    }));
  const groups = offers && [
    { entries: groupOf(offers.filter(({ confidence }) => confidence !== 'any-text')) },
    { label: kit('openInText'), entries: groupOf(offers.filter(({ confidence }) => confidence === 'any-text')) },
  ];

  return (
    <Menu
      label={kit(iconOnly ? 'openValueIn' : 'openIn', { label })}
      icon={<OpenInIcon />}
      iconOnly={iconOnly}
      data-action="open-in"
      disabled={isStale}
      groups={groups?.filter(({ entries }) => entries.length > 0)}
      emptyText={kit('openInNone')}
      onOpen={() => void findOffers()}
    />
  );
}
