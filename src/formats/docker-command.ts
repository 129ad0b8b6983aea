import { defineFormat } from './format.ts';

const COMMAND = /^(?:[^\s$#>%]{0,200}[$#>%]\s+)?(?:sudo\s+(?:-\S+\s+)*)?(?:docker|podman|nerdctl)\s+(?:container\s+)?(?:run|create)(?:\s|$)/u;

export default defineFormat({
  parent: 'text',
  order: 64,
  looksLike: (text) => (COMMAND.test(text) ? 'confident' : 'no'),
  samples: { confident: ['docker run -p 80:80 nginx', '$ sudo podman container run --rm alpine', 'docker create \\\n  --name web nginx'] },
});
