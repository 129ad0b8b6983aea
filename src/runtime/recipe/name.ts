/** The id of recipes in place of a tool: pages, links and the worker treat them as one tool with one operation. */
export const RECIPES = 'recipes';
