import { useEnvironment } from '../../../page/environment.ts';
import { Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { VERSION } from '../../../runtime/recipe/basics.ts';
import { RECIPES } from '../../../runtime/recipe/name.ts';
import type { Step } from '../../../runtime/recipe/recipe.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { ShownNode, ShownStep } from '../shown.ts';
import type en from '../strings/en.json';

/** The way to the selected content, and the way back, as recipes. */
export function AsRecipe({ nodes }: { readonly nodes: readonly ShownNode[] }) {
  const words = useWords<typeof en>();
  const { openTool } = useEnvironment();
  const [root, ...rest] = nodes;
  if (!root || rest.length === 0) return null;
  const name = rest.map(({ path }) => path).at(-1) ?? '';
  const down = rest.flatMap(({ step }) => (step ? [stepOf(step)] : []));
  const up = rest.toReversed().map(({ reverse }) => reverse && stepOf(reverse));
  const back = up.every((step) => step !== null) ? up : undefined;

  async function begin(steps: readonly Step[], label: string): Promise<void> {
    const { beginRecipe } = await import('../../../page/recipes/begin-recipe.ts');
    beginRecipe({ version: VERSION, name: `${label} ${name}`, steps });
    openTool(RECIPES);
  }

  return (
    <Row>
      <Button size="small" onClick={() => void begin(down, words('unwrapName'))}>
        {words('saveRecipe')}
      </Button>
      {back && (
        <Button size="small" onClick={() => void begin(back, words('wrapName'))}>
          {words('reverseRecipe')}
        </Button>
      )}
    </Row>
  );
}

const stepOf = ({ tool, operation, options, output }: ShownStep): Step => ({
  tool,
  operation,
  ...(Object.keys(options).length > 0 && { options }),
  ...(output !== '' && { output }),
});
