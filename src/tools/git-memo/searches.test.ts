import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchCommands } from './search.ts';
import en from './strings/en.json' with { type: 'json' };

const english: Readonly<Record<string, string>> = en.reference;
const noNames = { branch: '', remote: '', mainBranch: '' };
const FIRST = 3;

const firstOf = (query: string, own: Readonly<Record<string, string>>): string[] =>
  searchCommands(query, noNames, { own, english })
    .slice(0, FIRST)
    .map(({ command }) => command);

const searches: Readonly<Record<string, string>> = {
  gitignore: 'git check-ignore --verbose <file>',
  'gitignore not working': 'git rm -r --cached .\ngit add .',
  recover: 'git reflog',
  'recover lost commit': 'git reflog',
  'recover deleted branch': 'git branch <branch> <commit>',
  'recover deleted file': 'git restore --source <commit> -- <file>',
  'untrack file': 'git rm --cached <file>',
  'remove file from git but keep it': 'git rm --cached <file>',
  'undo pushed commit': 'git revert <commit>',
  'undo push': 'git revert <commit>',
  rollback: 'git revert <commit>',
  'undo last commit': 'git reset HEAD~1',
  uncommit: 'git reset HEAD~1',
  'delete last commit': 'git reset --hard HEAD~1',
  'find commit by text': 'git log -S "<text>"',
  'find commit by message': 'git log --grep="<text>"',
  'search history': 'git log -S "<text>"',
  'change author': 'git commit --amend --no-edit --author="<name> <<email>>"',
  'wrong email': 'git commit --amend --no-edit --author="<name> <<email>>"',
  'commits by author': 'git log --author="<name>"',
  'empty commit': 'git commit --allow-empty -m "<message>"',
  'trigger ci': 'git commit --allow-empty -m "<message>"',
  'detached head': 'git switch --create <branch>',
  'checkout old commit': 'git switch --detach <commit>',
  credential: 'git config --global credential.helper cache',
  'save password': 'git config --global credential.helper cache',
  logout: 'git credential-cache exit',
  autocrlf: 'git config --global core.autocrlf input',
  'line endings': 'git config --global core.autocrlf input',
  crlf: 'git config --global core.autocrlf input',
  'global gitignore': 'git config --global core.excludesFile <file>',
  'change editor': 'git config --global core.editor <command>',
  'set username': 'git config --global user.name "<name>"',
  'set email': 'git config --global user.email "<email>"',
  'default branch': 'git config --global init.defaultBranch <main>',
  'edit commit message': 'git commit --amend',
  'forgot file': 'git commit --amend --no-edit',
  'squash commits': 'git rebase --interactive HEAD~<n>',
  'combine commits': 'git rebase --interactive HEAD~<n>',
  'squash merge': 'git merge --squash <branch>',
  'undo add': 'git restore --staged <file>',
  unstage: 'git restore --staged <file>',
  'discard changes': 'git restore <file>',
  'overwrite local changes': 'git fetch <remote>\ngit reset --hard <remote>/<branch>',
  'force pull': 'git fetch <remote>\ngit reset --hard <remote>/<branch>',
  'force push': 'git push --force-with-lease',
  'no upstream branch': 'git push --set-upstream <remote> <branch>',
  'tracking branch': 'git branch --set-upstream-to=<remote>/<branch>',
  'new branch': 'git switch --create <branch>',
  'rename branch': 'git branch --move <branch>',
  'delete remote branch': 'git push <remote> --delete <branch>',
  'list remote branches': 'git branch --all',
  'which branch am i on': 'git branch --show-current',
  'previous branch': 'git switch -',
  worktree: 'git worktree add <folder> <branch>',
  'save for later': 'git stash push --include-untracked -m "<message>"',
  unstash: 'git stash pop',
  'show stash content': 'git stash show --patch',
  'remove untracked files': 'git clean --force -d',
  'change remote url': 'git remote set-url <remote> <url>',
  'clean up remote branches': 'git fetch --prune',
  'move commit to another branch': 'git cherry-pick <commit>',
  'who wrote this line': 'git blame <file>',
  'file history': 'git log --follow --patch -- <file>',
  'find bug': 'git bisect start\ngit bisect bad\ngit bisect good <commit>',
  'cancel merge': 'git merge --abort',
  'undo merge': 'git revert --mainline 1 <commit>',
  'resolve conflict': 'git checkout --theirs -- <file>',
  'accept ours': 'git checkout --ours -- <file>',
  'commit hash': 'git rev-parse HEAD',
  'changed files': 'git diff --name-only <commit>',
  'unpushed commits': 'git log @{upstream}..',
  'commits since yesterday': 'git log --since="2 weeks ago"',
  'delete tag': 'git tag --delete <tag>\ngit push <remote> --delete <tag>',
  'push tags': 'git push --tags',
  zip: 'git archive --output=<file>.zip <commit>',
  'clone with submodules': 'git clone --recurse-submodules <url>',
  'shallow clone': 'git clone --depth 1 <url>',
  'make file executable': 'git update-index --chmod=+x <file>',
  'rename file': 'git mv <file> <newfile>',
  'repository root': 'git rev-parse --show-toplevel',
  'how many commits': 'git shortlog --summary --numbered',
  'compare branches': 'git diff <main>...HEAD',
  'How do I undo a commit that I already pushed?': 'git revert <commit>',
};

test('has at least 60 searches', () => expect(Object.keys(searches).length).toBeGreaterThanOrEqual(60));

test.each(Object.entries(searches))('“%s” finds %j among the first three', (query, command) => {
  expect(firstOf(query, english)).toContain(command);
});

const UNDO_PUSHED = 'git revert <commit>';
const RENAME = 'git branch --move <branch>';
const PASSWORD = 'git config --global credential.helper cache';
const UNTRACK = 'git rm --cached <file>';
const DELETE_REMOTE = 'git push <remote> --delete <branch>';
const STASH = 'git stash push --include-untracked -m "<message>"';
const EMPTY = 'git commit --allow-empty -m "<message>"';

const translated: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    'gepushten Commit rückgängig machen': UNDO_PUSHED,
    'Branch umbenennen': RENAME,
    'Passwort speichern': PASSWORD,
    Zugangsdaten: PASSWORD,
    'leerer Commit': EMPTY,
    'Autor ändern': 'git commit --amend --no-edit --author="<name> <<email>>"',
    'gelöschten Branch wiederherstellen': 'git branch <branch> <commit>',
    Zeilenenden: 'git config --global core.autocrlf input',
    gitignore: 'git check-ignore --verbose <file>',
  },
  fr: {
    'annuler un commit publié': UNDO_PUSHED,
    'renommer la branche': RENAME,
    'mot de passe': PASSWORD,
    'supprimer une branche distante': DELETE_REMOTE,
    'mettre de côté': STASH,
    'commit vide': EMPTY,
    'récupérer une branche supprimée': 'git branch <branch> <commit>',
  },
  es: {
    'deshacer commit publicado': UNDO_PUSHED,
    'renombrar rama': RENAME,
    contraseña: PASSWORD,
    'borrar rama remota': DELETE_REMOTE,
    'commit vacío': EMPTY,
    'cambiar autor': 'git commit --amend --no-edit --author="<name> <<email>>"',
  },
  pt: { 'desfazer commit publicado': UNDO_PUSHED, 'renomear branch': RENAME, senha: PASSWORD, 'commit vazio': EMPTY },
  no: { 'angre publisert commit': UNDO_PUSHED, passord: PASSWORD, 'slett gren fjernrepo': DELETE_REMOTE, 'tom commit': EMPTY },
  ru: { 'отменить опубликованный коммит': UNDO_PUSHED, 'переименовать ветку': RENAME, пароль: PASSWORD, 'перестать отслеживать файл': UNTRACK },
  uk: { 'скасувати опублікований коміт': UNDO_PUSHED, 'перейменувати гілку': RENAME, пароль: PASSWORD, 'перестати відстежувати файл': UNTRACK },
  vi: { 'hoàn tác commit đã đẩy': UNDO_PUSHED, 'đổi tên nhánh': RENAME, 'mật khẩu': PASSWORD, 'xóa nhánh trên remote': DELETE_REMOTE },
  zh: {
    撤销已推送的提交: UNDO_PUSHED,
    重命名分支: RENAME,
    密码: PASSWORD,
    删除远程分支: DELETE_REMOTE,
    空提交: EMPTY,
    修改作者: 'git commit --amend --no-edit --author="<name> <<email>>"',
  },
};

const referenceOf = (language: string): Readonly<Record<string, string>> => {
  const strings: { reference: Record<string, string> } = JSON.parse(readFileSync(new URL(`strings/${language}.json`, import.meta.url), 'utf8'));
  return strings.reference;
};

test.each(Object.entries(translated).flatMap(([language, table]) => Object.entries(table).map(([query, command]) => [language, query, command] as const)))(
  '%s: “%s” finds %j among the first three',
  (language, query, command) => expect(firstOf(query, referenceOf(language))).toContain(command),
);

test('finds nothing for unrelated words', () => {
  for (const query of ['zzz', 'kubernetes', 'possessive']) expect(firstOf(query, english)).toEqual([]);
});
