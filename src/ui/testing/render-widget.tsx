import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { RenderResult } from '@testing-library/react';
import { act, queries, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { StrictMode, useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { tagOf } from '../../contract/languages.ts';
import { loadPageWords } from '../../runtime/platform/words.ts';
import { createWords } from '../../runtime/words.ts';
import type { UiWords } from '../words.ts';
import { UiWordsContext } from '../words.ts';

export interface WidgetOptions {
  /** Default English. */
  readonly language?: Language;
  /** Writing direction of the document. Default `ltr`. */
  readonly direction?: 'ltr' | 'rtl';
}

export interface RenderedWidget extends RenderResult {
  readonly user: UserEvent;
}

/** The widgets' strings of a language, as the app provides them. */
export async function loadUiWords(language: Language = 'en'): Promise<UiWords> {
  const words = createWords(tagOf(language), await loadPageWords(language));
  return (word, params) => words.t(`ui.${word}`, params);
}

/** Renders a widget with its strings, in strict mode. If timers are faked, user actions advance them. */
export async function renderWidget(widget: ReactElement, { language = 'en', direction = 'ltr' }: WidgetOptions = {}): Promise<RenderedWidget> {
  const words = await loadUiWords(language);
  const user = userEvent.setup(vi.isFakeTimers() ? advanceTimers() : {});
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <DirectionProvider direction={direction}>
        <UiWordsContext value={words}>
          {/* happy-dom does not derive the style from the attribute. */}
          <div dir={direction} style={{ direction }}>
            {children}
          </div>
        </UiWordsContext>
      </DirectionProvider>
    </StrictMode>
  );
  const view = await act(async () => render(widget, { wrapper, queries }));
  return { ...view, user };
}

const advance = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);

/** Makes user actions advance faked timers, which Testing Library only supports for Jest. */
function advanceTimers() {
  Object.assign(globalThis, { jest: { advanceTimersByTime: advance } });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'jest'));
  return { advanceTimers: advance };
}

interface WithValueProps<Value> {
  readonly initial: Value;
  /** Gets each value that the widget reports. */
  readonly onChange?: (value: Value) => void;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled widget, as its caller does. */
export function WithValue<Value>({ initial, onChange, children }: WithValueProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
