import { renderMarkdown } from '../../lib/markdown/markdown.ts';
import { usePageTitle } from '../use-page-title.ts';
import { useWords } from '../words.tsx';
import styles from './about.module.css';
import english from './about.en.md?raw';
import chinese from './about.zh.md?raw';

export default function About() {
  const { texts, language } = useWords();
  usePageTitle(texts.t('app.toolTitle', { name: texts.t('app.about') }));
  const html = renderMarkdown(language === 'zh' ? chinese : english);
  // Our own text, rendered by a renderer that lets no HTML through.
  return <article className={styles.about} dangerouslySetInnerHTML={{ __html: html }} />;
}
