import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteWord } from '../../lib/shell-words/quote.ts';
import { gitCommands } from './commands.ts';
import { fillIn, searchCommands } from './search.ts';
import en from './strings/en.json';
import zh from './strings/zh.json';

const english: Readonly<Record<string, string>> = en.reference;
const texts = { own: english, english };
// Bash warns about a locale that is not installed.
const PLAIN = { ...process.env, LC_ALL: 'C.UTF-8' };

const noNames = { branch: '', remote: '', mainBranch: '' };

test('has a string for exactly the existing groups and tasks', () => {
  const keys = new Set([...gitCommands.flatMap(({ group, task }) => [group, task]), 'search-synonyms', 'search-ignored']);
  expect(Object.keys(en.reference).toSorted()).toEqual([...keys].toSorted());
  expect(gitCommands).toHaveLength(121);
});

const commandsWith = (effect: string): string[] => gitCommands.filter((row) => row.effect === effect).map(({ command }) => command.replaceAll('\n', ' && '));

test('marks exactly the commands that rewrite history or discard work', () => {
  expect(commandsWith('rewrites')).toEqual([
    'git commit --amend --no-edit',
    'git commit --amend --no-edit --author="<name> <<email>>"',
    'git rebase <main>',
    'git rebase --interactive HEAD~<n>',
    'git rebase --interactive --autosquash <main>',
    'git commit --amend',
    'git reset HEAD~1',
    'git reset --soft HEAD~<n>',
  ]);
  expect(commandsWith('loses')).toEqual([
    'git branch --delete --force <branch>',
    'git push <remote> --delete <branch>',
    'git push --force-with-lease',
    'git restore <file>',
    'git restore --source <commit> -- <file>',
    'git reset --hard HEAD~1',
    'git fetch <remote> && git reset --hard <remote>/<branch>',
    'git clean --force -d',
    'git reset --hard ORIG_HEAD',
    'git stash drop',
    'git tag --delete <tag> && git push <remote> --delete <tag>',
  ]);
  expect(commandsWith('')).toHaveLength(gitCommands.length - 19);
});

const find = (query: string): string[] => searchCommands(query, noNames, { own: zh.reference, english }).map(({ command }) => command);

test('searches in the requested language and in English', () => {
  expect(find('清理远程')).toEqual(['git fetch --prune']);
  expect(find('FORGET branches deleted')).toEqual(['git fetch --prune']);
});

test('finds every command by its task and by its text', { tags: ['slow'] }, () => {
  for (const { task, command } of gitCommands) {
    for (const query of [english[task] ?? '', command]) {
      expect(searchCommands(query, noNames, texts).map((row) => row.command)).toContain(command);
    }
  }
});

test('quotes any name as a single shell word', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'a /$&\'"`\\<>main'), minLength: 1 }).map((name) => name.trim());
  const sample = fc.sample(hostile.filter(Boolean), 50);
  const script = sample.map((branch) => fillIn("printf '%s\\0' <branch>/<n>", { ...noNames, branch }).replace('<n>', '1')).join('\n');
  expect(execFileSync('bash', ['-c', script], { encoding: 'utf8', env: PLAIN })).toBe(sample.map((branch) => `${branch}/1\0`).join(''));
});

interface Trial {
  /** The setup commands. */
  readonly before?: string;
  /** The condition afterwards; `$out` is the file with the output. */
  readonly after: string;
  /** Values of placeholders that differ from the default. */
  readonly values?: Readonly<Record<string, string>>;
}

const VALUES: Readonly<Record<string, string>> = {
  branch: 'topic',
  remote: 'origin',
  main: 'main',
  name: 'Ada',
  email: 'ada@example.com',
  url: '"$url"',
  file: 'a.txt',
  text: 'needle',
  commit: 'HEAD~1',
  message: 'new message',
  folder: '../folder',
  n: '2',
  tag: 'v0',
  command: 'grep -q two a.txt',
};

const CHANGED = 'echo changed >> a.txt';
const CONFLICT = 'git switch -q topic; echo theirs > a.txt; git commit -qam theirs; git switch -q main; git merge -q topic > /dev/null || true';
const REBASING = 'git switch -q topic; echo theirs > a.txt; git commit -qam theirs; git rebase -q main > /dev/null 2>&1 || true';
const HEAD_WAS = 'was=$(git rev-parse HEAD)';
const counted = (range: string, count: number): string => `[ "$(git rev-list --count ${range})" = ${count} ]`;

/**
 * The repository has the branches main (three commits, two of them on the remote) and topic (one commit on top of the
 * second), the tag v0, the file a.txt, and ignores ignored.txt.
 */
const trials: Readonly<Record<string, Trial>> = {
  'set-your-name-for-all-repositories': { after: '[ "$(git config --global user.name)" = Ada ]' },
  'set-your-e-mail-address-for-all-repositories': { after: '[ "$(git config --global user.email)" = ada@example.com ]' },
  'use-another-e-mail-address-in-this-repository-only': {
    after: '[ "$(git config --local user.email)" = ada@example.com ]; [ "$(git config --global user.email)" = me@example.com ]',
  },
  'name-the-first-branch-of-new-repositories': { values: { main: 'trunk' }, after: 'git init -q new; [ "$(git -C new branch --show-current)" = trunk ]' },
  'show-every-setting-and-the-file-it-comes-from': { after: 'grep -q "^file:.*user.name=Me" $out' },
  'make-an-alias-here-git-st': { after: 'git st | grep -q "^## main"' },
  'create-a-repository-in-this-folder': { before: 'mkdir new; cd new', after: '[ -d .git ]' },
  'copy-a-remote-repository': { before: 'mkdir ../new; cd ../new', after: '[ -f remote/a.txt ]' },
  'copy-only-the-newest-state-without-history': { before: 'mkdir ../new; cd ../new', after: 'cd remote; [ "$(git rev-list --count HEAD)" = 1 ]' },
  'copy-one-branch-only': { before: 'mkdir ../new; cd ../new', after: 'cd remote; [ "$(git branch --remotes)" = "  origin/topic" ]' },
  'show-what-changed-in-short': { before: CHANGED, after: 'grep -q "^ M a.txt" $out; grep -q "^## main" $out' },
  'show-changes-that-are-not-staged': { before: CHANGED, after: 'grep -q "^+changed" $out' },
  'show-changes-that-are-staged': { before: `${CHANGED}; git add a.txt`, after: 'grep -q "^+changed" $out' },
  'compare-this-branch-with-the-main-branch-from-where-they-parted': { before: 'git switch -q topic', after: 'grep -q "^+topic" $out; ! grep -q three $out' },
  'show-the-history-as-a-graph-one-line-a-commit': { after: 'grep -q "topic" $out; grep -q "\\* .*three" $out' },
  'show-the-history-of-one-file-across-renames': {
    before: 'git mv a.txt c.txt; git commit -qm moved',
    values: { file: 'c.txt' },
    after: 'grep -q "^+one" $out',
  },
  'find-commits-whose-message-contains-a-text': { values: { text: 'thr' }, after: '[ "$(grep -c ^commit $out)" = 1 ]; grep -q three $out' },
  'find-commits-that-added-or-removed-a-text': { after: '[ "$(grep -c ^commit $out)" = 1 ]; grep -q two $out' },
  'show-who-last-changed-each-line': { after: '[ "$(grep -c "(Me " $out)" = 3 ]' },
  'show-one-commit': { after: 'grep -q "^    two" $out; grep -q "^+two needle" $out' },
  'show-a-file-as-it-was-in-a-commit': { after: '[ "$(tail -1 $out)" = "two needle" ]' },
  'list-commits-that-are-not-on-the-remote-yet': { after: '[ "$(grep -c ^commit $out)" = 1 ]' },
  'stage-a-file': { before: CHANGED, after: '[ "$(git status --short)" = "M  a.txt" ]' },
  'choose-parts-of-the-changes-to-stage': { before: `${CHANGED}; exec < <(echo y)`, after: '[ "$(git status --short)" = "M  a.txt" ]' },
  'stage-everything-deletions-included': { before: 'rm a.txt; echo > new.txt', after: '[ "$(git status --short)" = "D  a.txt"$\'\\n\'"A  new.txt" ]' },
  'commit-what-is-staged': { before: `${CHANGED}; git add a.txt`, after: `[ "$(git log -1 --format=%s)" = "new message" ]; ${counted('HEAD', 4)}` },
  'commit-all-changes-of-tracked-files': { before: CHANGED, after: `[ -z "$(git status --short)" ]; ${counted('HEAD', 4)}` },
  'add-staged-changes-to-the-last-commit-keep-its-message': {
    before: `${CHANGED}; git add a.txt; ${HEAD_WAS}`,
    after: `[ "$(git log -1 --format=%s)" = three ]; ${counted('HEAD', 3)}; [ "$(git rev-parse HEAD)" != $was ]`,
  },
  'make-a-commit-that-fixes-an-older-one-to-be-squashed-later': {
    before: `${CHANGED}; git add a.txt`,
    after: '[ "$(git log -1 --format=%s)" = "fixup! two" ]',
  },
  'list-branches-newest-commit-first': { after: '[ "$(head -1 $out)" = "* main" ]; grep -q "^  topic" $out' },
  'create-a-branch-and-switch-to-it': { values: { branch: 'new' }, after: '[ "$(git branch --show-current)" = new ]' },
  'switch-to-a-branch': { after: '[ "$(git branch --show-current)" = topic ]' },
  'switch-back-to-the-branch-before': { before: 'git switch -q topic', after: '[ "$(git branch --show-current)" = main ]' },
  'rename-the-current-branch': { values: { branch: 'new' }, after: '[ "$(git branch --show-current)" = new ]; ! git rev-parse -q --verify main' },
  'rename-master-to-main-in-this-copy': {
    before: 'git branch -q -m master',
    after: '[ "$(git branch --show-current)" = main ]; ! git rev-parse -q --verify master',
  },
  'delete-a-merged-branch': { before: 'git merge -q --no-edit topic', after: '! git rev-parse -q --verify topic' },
  'delete-a-branch-merged-or-not': { after: '! git rev-parse -q --verify topic' },
  'delete-a-branch-on-the-remote': { after: '[ -z "$(git ls-remote origin topic)" ]' },
  'work-on-a-second-branch-in-a-folder-of-its-own': { after: '[ "$(git -C ../folder branch --show-current)" = topic ]' },
  'merge-a-branch-into-this-one': { after: `[ -f b.txt ]; ${counted('HEAD', 5)}` },
  'merge-a-branch-as-one-single-change-to-be-committed-by-hand': { after: `[ "$(git status --short)" = "A  b.txt" ]; ${counted('HEAD', 3)}` },
  'give-up-a-merge-with-conflicts': { before: `${CONFLICT}; [ -f .git/MERGE_HEAD ]`, after: '[ ! -f .git/MERGE_HEAD ]; [ -z "$(git status --short)" ]' },
  'put-this-branch-on-top-of-the-main-branch': {
    before: `git switch -q topic; ${HEAD_WAS}`,
    after: `${counted('main..HEAD', 1)}; ${counted('HEAD..main', 0)}; [ "$(git rev-parse HEAD)" != $was ]`,
  },
  'edit-reorder-or-squash-the-last-n-commits': {
    before: 'export GIT_SEQUENCE_EDITOR="sed -i 2s/pick/fixup/"',
    after: `${counted('HEAD', 2)}; [ "$(git log -1 --format=%s)" = two ]`,
  },
  'squash-fixup-commits-into-their-targets': {
    before: `git switch -q topic; echo more >> b.txt; git commit -qa --fixup HEAD`,
    after: counted('main..HEAD', 1),
  },
  'go-on-after-conflicts-are-resolved': {
    before: `${REBASING}; [ -d .git/rebase-merge ]; echo both > a.txt; git add a.txt`,
    after: '[ ! -d .git/rebase-merge ]; [ "$(git log -1 --format=%s)" = theirs ]',
  },
  'give-up-a-rebase': { before: `${REBASING}; [ -d .git/rebase-merge ]`, after: '[ ! -d .git/rebase-merge ]; [ "$(cat a.txt)" = theirs ]' },
  'copy-one-commit-to-this-branch': { values: { commit: 'topic' }, after: `[ -f b.txt ]; ${counted('HEAD', 4)}` },
  'take-their-version-of-a-file-in-a-conflict': { before: CONFLICT, after: '[ "$(cat a.txt)" = theirs ]' },
  'list-remotes': { after: '[ "$(grep -c "^origin" $out)" = 2 ]' },
  'add-a-remote': { values: { remote: 'upstream' }, after: '[ "$(git remote get-url upstream)" = "$url" ]' },
  'change-the-address-of-a-remote': { values: { url: 'https://example.com/x' }, after: '[ "$(git remote get-url origin)" = https://example.com/x ]' },
  'fetch-and-forget-branches-deleted-there': { before: 'git -C "$remote" branch -q -D topic', after: '! git rev-parse -q --verify origin/topic' },
  'pull-with-your-commits-put-on-top': {
    before: 'git -C "$remote" branch -q -f main topic; git -C "$remote" branch -q -D topic',
    after: `[ -f b.txt ]; ${counted('origin/main..HEAD', 1)}; ${counted('HEAD', 4)}`,
  },
  'push-a-new-branch-and-track-it': {
    before: 'git switch -q -c new',
    values: { branch: 'new' },
    after: '[ "$(git rev-parse --abbrev-ref @{upstream})" = origin/new ]; [ -n "$(git ls-remote origin new)" ]',
  },
  'push-rewritten-history-only-if-nobody-pushed-meanwhile': {
    before: 'git commit -q --amend -m other HEAD; git reset -q --hard HEAD~2; git commit -q --allow-empty -m other',
    after: '[ "$(git -C "$remote" log -1 --format=%s main)" = other ]',
  },
  'discard-the-changes-of-one-file': { before: CHANGED, after: '[ -z "$(git status --short)" ]' },
  'unstage-a-file-keep-its-changes': { before: `${CHANGED}; git add a.txt`, after: '[ "$(git status --short)" = " M a.txt" ]' },
  'take-a-file-back-to-how-it-was-in-a-commit': { before: CHANGED, after: '[ "$(tail -1 a.txt)" = "two needle" ]' },
  'change-the-message-of-the-last-commit': {
    before: 'export GIT_EDITOR="sed -i 1s/.*/other/"',
    after: `[ "$(git log -1 --format=%s)" = other ]; ${counted('HEAD', 3)}`,
  },
  'undo-the-last-commit-keep-its-changes': { after: `[ "$(git status --short)" = " M a.txt" ]; ${counted('HEAD', 2)}` },
  'undo-the-last-n-commits-keep-their-changes-staged': { after: `[ "$(git status --short)" = "M  a.txt" ]; ${counted('HEAD', 1)}` },
  'undo-the-last-commit-and-throw-its-changes-away': { after: `[ -z "$(git status --short)" ]; ${counted('HEAD', 2)}` },
  'undo-a-published-commit-by-a-new-one': { values: { commit: 'HEAD' }, after: `[ "$(tail -1 a.txt)" = "two needle" ]; ${counted('HEAD', 4)}` },
  'make-the-branch-equal-to-the-remote': {
    values: { branch: 'main' },
    before: CHANGED,
    after: `[ "$(git rev-parse HEAD)" = "$(git rev-parse origin/main)" ]; [ -z "$(git status --short)" ]`,
  },
  'find-commits-that-seem-lost': { before: 'git reset -q --hard HEAD~1', after: 'grep -q "commit: three" $out' },
  'bring-a-deleted-branch-back': {
    before: 'was=$(git rev-parse topic); git branch -q -D topic',
    values: { commit: '$was' },
    after: '[ "$(git rev-parse topic)" = $was ]',
  },
  'see-which-untracked-files-would-be-deleted': { before: 'mkdir new; echo > new/c.txt', after: 'grep -q "Would remove new/" $out; [ -f new/c.txt ]' },
  'delete-untracked-files-and-folders': { before: 'mkdir new; echo > new/c.txt', after: '[ ! -e new ]' },
  'stop-tracking-a-file-but-keep-it': { after: '[ -f a.txt ]; git status --short | grep -q "^D  a.txt"' },
  'put-changes-aside-untracked-files-too': {
    before: `${CHANGED}; echo > new.txt`,
    after: '[ -z "$(git status --short)" ]; git stash list | grep -q "new message"',
  },
  'list-what-is-put-aside': { before: `${CHANGED}; git stash -q`, after: '[ "$(grep -c "^stash@" $out)" = 1 ]' },
  'bring-the-newest-back-and-forget-it': { before: `${CHANGED}; git stash -q`, after: '[ "$(tail -1 a.txt)" = changed ]; [ -z "$(git stash list)" ]' },
  'throw-the-newest-away': { before: `${CHANGED}; git stash -q`, after: '[ -z "$(git stash list)" ]; [ -z "$(git status --short)" ]' },
  'make-a-tag-with-a-message': { values: { tag: 'v1' }, after: '[ "$(git tag --list --format="%(objecttype) %(subject)" v1)" = "tag new message" ]' },
  'push-one-tag': { after: '[ -n "$(git ls-remote --tags origin v0)" ]' },
  'delete-a-tag-here-and-on-the-remote': { before: 'git push -q origin v0', after: '[ -z "$(git ls-remote --tags origin v0)" ]; [ -z "$(git tag)" ]' },
  'name-this-state-by-its-newest-tag': { after: 'grep -q "^v0-1-g" $out' },
  'search-for-the-commit-that-broke-something': { values: { commit: 'HEAD~2' }, after: '[ "$(git rev-parse HEAD)" = "$(git rev-parse main~1)" ]' },
  'let-a-command-find-the-bad-commit': {
    before: 'git bisect start main main~2 > /dev/null',
    values: { command: 'sh -c "! grep -q needle a.txt"' },
    after: 'grep -q "is the first bad commit" $out; grep -q "^    two" $out',
  },
  'end-the-search': { before: 'git bisect start main main~2 > /dev/null', after: '[ "$(git branch --show-current)" = main ]; [ ! -f .git/BISECT_START ]' },
  'count-commits-by-author': { before: 'exec < <(git log)', after: 'grep -q "3.Me$" $out' },
  'search-the-tracked-files': { after: '[ "$(cat $out)" = "a.txt:two needle" ]' },
  'why-is-this-file-ignored': { values: { file: 'ignored.txt' }, after: 'grep -q "^.gitignore:1:ignored.txt" $out' },
  'write-commits-as-patch-files': { before: 'git switch -q topic', after: '[ -f 0001-topic.patch ]' },
  'apply-a-patch-file-as-commits': {
    before: 'git format-patch -q main..topic',
    values: { file: '0001-topic.patch' },
    after: `[ "$(git log -1 --format=%s)" = topic ]; ${counted('HEAD', 4)}`,
  },
  'pack-a-commit-as-an-archive': { values: { file: 'state' }, after: '[ "$(head -c 2 state.zip)" = PK ]' },
  'add-another-repository-as-a-submodule': { values: { folder: 'inner' }, after: 'grep -q "path = inner" .gitmodules; [ -f inner/a.txt ]' },
  'remember-the-password-of-https-remotes-for-a-while': { after: '[ "$(git config --global credential.helper)" = cache ]' },
  'forget-remembered-passwords': { after: '[ ! -s $out ]' },
  'store-line-endings-as-lf': {
    after: 'printf "x\\r\\n" > crlf.txt; git add crlf.txt; [ "$(git ls-files --eol crlf.txt | cut -c1-6)" = "i/lf  " ]',
  },
  'apply-changed-line-ending-settings-to-all-files': {
    before: 'printf "x\\r\\n" > crlf.txt; git add crlf.txt; git commit -qm crlf; git config core.autocrlf input',
    after: 'git status --short | grep -q "^M  crlf.txt"',
  },
  'ignore-files-in-all-repositories': {
    before: 'echo secret > ../ignore',
    values: { file: '../ignore' },
    after: 'echo > secret; [ -z "$(git status --short)" ]',
  },
  'choose-the-editor-for-messages': { values: { command: 'nano' }, after: '[ "$(git config --global core.editor)" = nano ]' },
  'rebase-instead-of-merge-on-every-pull': {
    after: `git -C "$remote" branch -q -f main topic; git -C "$remote" branch -q -D topic; git pull -q; ${counted('origin/main..HEAD', 1)}; ${counted('HEAD', 4)}`,
  },
  'copy-a-repository-with-its-submodules': {
    before: 'git submodule --quiet add "$url" inner; git commit -qm inner; mkdir ../new; cd ../new',
    values: { url: '"$PWD/../work" copy' },
    after: '[ -f copy/inner/a.txt ]',
  },
  'show-the-hash-of-the-current-commit': { after: '[ "$(cat $out)" = "$(git log -1 --format=%H)" ]' },
  'show-the-name-of-the-current-branch': { after: '[ "$(cat $out)" = main ]' },
  'list-only-the-names-of-changed-files': { before: CHANGED, values: { commit: 'HEAD' }, after: '[ "$(cat $out)" = a.txt ]' },
  'find-commits-by-author': {
    before: 'git commit -q --allow-empty -m other --author="Ada <ada@example.com>"',
    after: '[ "$(grep -c ^commit $out)" = 1 ]; grep -q "^    other" $out',
  },
  'list-commits-since-a-date': {
    before: 'unset GIT_AUTHOR_DATE GIT_COMMITTER_DATE; git commit -q --allow-empty -m now',
    after: '[ "$(grep -c ^commit $out)" = 1 ]',
  },
  'show-the-top-folder-of-the-repository': { before: 'mkdir inner; cd inner', after: '[ "$(cat $out)" = "$(cd .. && pwd -P)" ]' },
  'make-a-commit-without-changes': { after: `[ "$(git log -1 --format=%s)" = "new message" ]; ${counted('HEAD', 4)}; git diff --quiet HEAD~1` },
  'change-the-author-of-the-last-commit': {
    before: HEAD_WAS,
    after: `[ "$(git log -1 --format="%an %ae %s")" = "Ada ada@example.com three" ]; ${counted('HEAD', 3)}; [ "$(git rev-parse HEAD)" != $was ]`,
  },
  'rename-a-file': { values: { newfile: 'c.txt' }, after: '[ "$(git status --short)" = "R  a.txt -> c.txt" ]' },
  'make-a-file-executable': { after: 'git ls-files --stage a.txt | grep -q ^100755' },
  'list-branches-remote-ones-too': { after: 'grep -q "^  topic" $out; grep -q "^  remotes/origin/topic" $out' },
  'look-at-an-older-commit-detached-head': { after: '[ "$(tail -1 a.txt)" = "two needle" ]; [ -z "$(git branch --show-current)" ]' },
  'keep-the-commits-of-a-detached-head-on-a-new-branch': {
    before: 'git switch -q --detach; git commit -q --allow-empty -m kept',
    values: { branch: 'new' },
    after: '[ "$(git log -1 --format=%s new)" = kept ]; [ "$(git branch --show-current)" = new ]',
  },
  'set-the-branch-on-the-remote-to-push-to-and-pull-from': { after: '[ "$(git rev-parse --abbrev-ref @{upstream})" = origin/topic ]' },
  'keep-our-version-of-a-file-in-a-conflict': { before: CONFLICT, after: '[ "$(head -1 a.txt)" = one ]; ! grep -q "<<<" a.txt' },
  'abort-a-cherry-pick': {
    before:
      'git switch -q topic; echo theirs > a.txt; git commit -qam theirs; git switch -q main; git cherry-pick topic > /dev/null 2>&1 || true; [ -f .git/CHERRY_PICK_HEAD ]',
    after: '[ ! -f .git/CHERRY_PICK_HEAD ]; [ -z "$(git status --short)" ]',
  },
  'remove-a-remote': { after: '[ -z "$(git remote)" ]' },
  'push-all-tags': { before: 'git tag v1', after: '[ "$(git ls-remote --tags origin | wc -l)" = 2 ]' },
  'revert-a-merge-commit': {
    before: 'git merge -q --no-edit topic; [ -f b.txt ]',
    values: { commit: 'HEAD' },
    after: '[ ! -f b.txt ]; [ "$(tail -1 a.txt)" = three ]',
  },
  'undo-the-last-merge-or-rebase': { before: 'git merge -q --no-edit topic', after: `[ ! -f b.txt ]; ${counted('HEAD', 3)}` },
  'stop-tracking-all-files-that-are-ignored-now': {
    before: 'echo kept > new.txt; git add new.txt; git commit -qm new; echo new.txt >> .gitignore',
    after: 'git status --short | grep -q "^D  new.txt"; [ -f new.txt ]; [ "$(git ls-files a.txt)" = a.txt ]',
  },
  'apply-the-newest-but-keep-it-in-the-stash': { before: `${CHANGED}; git stash -q`, after: '[ "$(tail -1 a.txt)" = changed ]; [ -n "$(git stash list)" ]' },
  'show-the-changes-of-the-newest': { before: `${CHANGED}; git stash -q`, after: 'grep -q "^+changed" $out' },
  'list-tags': { before: 'git tag v1', after: '[ "$(cat $out)" = "v0"$\'\\n\'"v1" ]' },
  'fetch-all-submodules': {
    before: 'git submodule --quiet add "$url" inner; git commit -qm inner; git submodule --quiet deinit --all --force; [ ! -f inner/a.txt ]',
    after: '[ -f inner/a.txt ]',
  },
};

const PREPARE = `
set -e
export HOME=$PWD GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=$PWD/global GIT_EDITOR=true GIT_SEQUENCE_EDITOR=true GIT_PAGER=cat GIT_TERMINAL_PROMPT=0 LC_ALL=C GIT_TEMPLATE_DIR=$PWD/none
mkdir none
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
printf '[user]\\nname=Me\\nemail=me@example.com\\n[init]\\ndefaultBranch=main\\n[protocol "file"]\\nallow=always\\n[advice]\\ndetachedHead=false\\n[gc]\\nauto=0\\n' > global
day() { export GIT_AUTHOR_DATE="2026-01-0$1T00:00:00Z" GIT_COMMITTER_DATE="2026-01-0$1T00:00:00Z"; }
mkdir template; cd template
git init -q --bare remote; git init -q work; cd work
day 1; echo one > a.txt; echo ignored.txt > .gitignore; git add .; git commit -qm one
day 2; echo two needle >> a.txt; git commit -qam two; git tag v0
day 3; git switch -q -c topic; echo topic > b.txt; git add b.txt; git commit -qm topic; git switch -q main
git remote add origin ../remote; git push -q --set-upstream origin main topic
day 4; echo three >> a.txt; git commit -qam three
cd ../..
`;

/** Returns a script that runs one command in a copy of the repository, in a separate shell, and prints errors. */
function scriptOf(task: string, command: string): string {
  const { before = '', after, values = {} } = trials[task] ?? { after: 'false' };
  const typed = command.replaceAll(/<(\w+)>/gu, (placeholder, name: string) => values[name] ?? VALUES[name] ?? placeholder);
  const holds = after
    .split('; ')
    .map((condition) => `{ ${condition}; } > /dev/null 2>&1 || { echo ${quoteWord(`does not hold: ${condition}`)}; exit 1; }`)
    .join('\n');
  return `mkdir ${task}
  (
    set -e; exec < /dev/null; cp -r template/. global ${task}; cd ${task}
    remote=$PWD/remote url=file://$PWD/remote out=$PWD/out GIT_CONFIG_GLOBAL=$PWD/global; cd work; day 5
    ${before}
    ${typed.replaceAll('\n', '\n    ')} > "$out" 2> ../errors || { echo "failed: $(cat ../errors)"; exit 1; }
    ${holds}
  ) > ${task}.answer 2>&1 || echo "${task}: $(cat ${task}.answer)"`;
}

// Runs several at once, because most of the time is spent starting programs.
const SHELLS = 4;

test('runs every command with the described effect in a Git repository', { tags: ['slow'] }, () => {
  expect(Object.keys(trials).toSorted()).toEqual(gitCommands.map(({ task }) => task).toSorted());
  const folder = mkdtempSync(path.join(tmpdir(), 'git-memo-'));
  try {
    const scripts = gitCommands.map(({ task, command }) => scriptOf(task, command));
    const shells = Array.from({ length: SHELLS }, (_, shell) => `{\n${scripts.filter((_script, index) => index % SHELLS === shell).join('\n')}\n} &`);
    const input = `${PREPARE}set +e\n${shells.join('\n')}\nwait\n`;
    expect(execFileSync('bash', ['-c', 'cat > script; bash script'], { cwd: folder, encoding: 'utf8', input, env: PLAIN })).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('rejects a name that would make the commands megabytes long, for any query', () => {
  expect(() => searchCommands('', { ...noNames, mainBranch: 'x'.repeat(100_001) }, texts)).toThrow(
    expect.objectContaining({ code: 'too-long', field: 'mainBranch' }),
  );
  expect(searchCommands('switch back', { ...noNames, branch: 'x'.repeat(100_000) }, texts).length).toBeGreaterThan(0);
});
