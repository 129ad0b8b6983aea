import { useWords } from '../../../page/session/use-tool.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';

declare global {
  interface Window {
    /** The EyeDropper API of the Web Incubator Community Group, which some browsers have. */
    readonly EyeDropper?: new () => { open: () => Promise<{ readonly sRGBHex: string }> };
  }
}

/** Picks a color from anywhere on the screen. Hidden if the browser does not support it. */
export function EyeDropperButton({ onPick }: { readonly onPick: (hex: string) => void }) {
  const words = useWords<typeof en>();
  const EyeDropper = useIsClient() ? window.EyeDropper : undefined;
  if (!EyeDropper) return null;

  async function pick(dropper: { open: () => Promise<{ readonly sRGBHex: string }> }): Promise<void> {
    try {
      onPick((await dropper.open()).sRGBHex);
    } catch (error) {
      // Escape cancels without a color.
      if (!(error instanceof DOMException)) throw error;
    }
  }

  return <Button onClick={() => void pick(new EyeDropper())}>{words('eyeDropper')}</Button>;
}
