import type { SchemaRequest } from '../schema.ts';
import { checkSchema } from '../schema.ts';

addEventListener('message', ({ data }: MessageEvent<SchemaRequest>) => postMessage(checkSchema(data)));
