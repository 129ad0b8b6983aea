/** What stands for recipes where a tool is named: pages, links and the worker see them as one tool with one operation. */
export const RECIPES = 'recipes';
