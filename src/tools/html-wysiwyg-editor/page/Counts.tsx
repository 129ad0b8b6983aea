import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useDeferredValue, useMemo } from 'react';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import { countText } from '../count-text.ts';
import styles from './rich-editor.module.css';

/** Shows the number of words and characters. */
export function Counts({ editor }: { readonly editor: Editor }) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const document = useDeferredValue(useEditorState({ editor, selector: ({ editor: { state } }) => state.doc, equalityFn: Object.is }));
  const counts = useMemo(() => countText(document.textBetween(0, document.content.size, '\n', '\n'), language), [document, language]);
  return <p className={classNames(look.hint, styles.foot)}>{words('count', { ...counts })}</p>;
}
