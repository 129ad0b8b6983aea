import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 9,
  icon: 'brand-docker',
  aliases: ['docker-compose.yml', 'compose.yaml', 'podman', 'nerdctl', 'decomposerize', 'composerize'],
  layout: 'two-panes',
  topics: ['document', 'document/yaml'],
});
