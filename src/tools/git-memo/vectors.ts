import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  search: [
    {
      source: 'word search over the table',
      input: {
        query: 'undo last commit',
      },
      output: {
        count: 4,
        commands: 'git reset HEAD~1\ngit reset --hard HEAD~1\ngit reset --soft HEAD~<n>\ngit commit --amend',
      },
      example: true,
    },
    {
      source: 'case-insensitive',
      input: {
        query: 'FORCE lease',
      },
      output: {
        commands: 'git push --force-with-lease',
      },
    },
    {
      source: 'placeholder filled',
      input: {
        query: 'delete branch',
        branch: 'feature/x',
      },
      output: {
        commands:
          'git branch --delete feature/x\ngit branch --delete --force feature/x\ngit push <remote> --delete feature/x\ngit branch feature/x <commit>\ngit fetch --prune',
      },
    },
    {
      source: 'a value with a space is quoted',
      input: {
        query: 'push new branch',
        remote: 'upstream',
        branch: 'fix 1',
      },
      output: {
        commands: "git push --set-upstream upstream 'fix 1'",
        count: 1,
      },
      example: true,
    },
    {
      source: 'no results are not an error',
      input: {
        query: 'zzz',
      },
      output: {
        count: 0,
        commands: '',
      },
    },
    {
      source: 'placeholder filled',
      input: {
        query: 'rebase main',
        mainBranch: 'develop',
      },
      output: {
        commands: 'git rebase develop\ngit rebase --interactive --autosquash develop',
      },
    },
    {
      source: 'words are searched in the command too',
      input: {
        query: 'merge --abort',
      },
      output: {
        commands: 'git merge --abort\ngit rebase --abort\ngit cherry-pick --abort',
      },
    },
    {
      source: 'everyday words',
      input: { query: 'undo pushed commit' },
      output: { commands: 'git revert <commit>\ngit revert --mainline 1 <commit>' },
      example: true,
    },
    {
      source: 'no query: all rows',
      input: {
        query: '',
      },
      output: {
        count: 121,
      },
    },
  ],
});
