import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'images-and-videos',
  order: 4,
  icon: 'camera',
  aliases: ['webcam', 'getUserMedia', 'MediaRecorder', 'selfie', 'mp4', 'webm'],
});
