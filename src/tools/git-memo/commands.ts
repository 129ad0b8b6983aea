export const effects = ['rewrites', 'loses'] as const;
export type Effect = (typeof effects)[number];

/** `group` and `task` are keys of the reference texts. */
export interface GitCommand {
  readonly group: string;
  readonly task: string;
  /** With placeholders such as `<branch>`. Several commands are several lines. */
  readonly command: string;
  /** `rewrites`: history that others may have; `loses`: work that nothing brings back easily. */
  readonly effect: Effect | '';
}

type Row = readonly [task: string, command: string, effect?: Effect];

const groups: Readonly<Record<string, readonly Row[]>> = {
  'group-set-up': [
    ['set-your-name-for-all-repositories', 'git config --global user.name "<name>"'],
    ['set-your-e-mail-address-for-all-repositories', 'git config --global user.email "<email>"'],
    ['use-another-e-mail-address-in-this-repository-only', 'git config user.email "<email>"'],
    ['name-the-first-branch-of-new-repositories', 'git config --global init.defaultBranch <main>'],
    ['show-every-setting-and-the-file-it-comes-from', 'git config --list --show-origin'],
    ['make-an-alias-here-git-st', 'git config --global alias.st "status --short --branch"'],
  ],
  'group-start': [
    ['create-a-repository-in-this-folder', 'git init'],
    ['copy-a-remote-repository', 'git clone <url>'],
    ['copy-only-the-newest-state-without-history', 'git clone --depth 1 <url>'],
    ['copy-one-branch-only', 'git clone --branch <branch> --single-branch <url>'],
  ],
  'group-look': [
    ['show-what-changed-in-short', 'git status --short --branch'],
    ['show-changes-that-are-not-staged', 'git diff'],
    ['show-changes-that-are-staged', 'git diff --staged'],
    ['compare-this-branch-with-the-main-branch-from-where-they-parted', 'git diff <main>...HEAD'],
    ['show-the-history-as-a-graph-one-line-a-commit', 'git log --oneline --graph --decorate --all'],
    ['show-the-history-of-one-file-across-renames', 'git log --follow --patch -- <file>'],
    ['find-commits-whose-message-contains-a-text', 'git log --grep="<text>"'],
    ['find-commits-that-added-or-removed-a-text', 'git log -S "<text>"'],
    ['show-who-last-changed-each-line', 'git blame <file>'],
    ['show-one-commit', 'git show <commit>'],
    ['show-a-file-as-it-was-in-a-commit', 'git show <commit>:<file>'],
    ['list-commits-that-are-not-on-the-remote-yet', 'git log @{upstream}..'],
  ],
  'group-commit': [
    ['stage-a-file', 'git add <file>'],
    ['choose-parts-of-the-changes-to-stage', 'git add --patch'],
    ['stage-everything-deletions-included', 'git add --all'],
    ['commit-what-is-staged', 'git commit -m "<message>"'],
    ['commit-all-changes-of-tracked-files', 'git commit -am "<message>"'],
    ['add-staged-changes-to-the-last-commit-keep-its-message', 'git commit --amend --no-edit', 'rewrites'],
    ['make-a-commit-that-fixes-an-older-one-to-be-squashed-later', 'git commit --fixup <commit>'],
  ],
  'group-branches': [
    ['list-branches-newest-commit-first', 'git branch --sort=-committerdate'],
    ['create-a-branch-and-switch-to-it', 'git switch --create <branch>'],
    ['switch-to-a-branch', 'git switch <branch>'],
    ['switch-back-to-the-branch-before', 'git switch -'],
    ['rename-the-current-branch', 'git branch --move <branch>'],
    ['rename-master-to-main-in-this-copy', 'git branch --move master main'],
    ['delete-a-merged-branch', 'git branch --delete <branch>'],
    ['delete-a-branch-merged-or-not', 'git branch --delete --force <branch>', 'loses'],
    ['delete-a-branch-on-the-remote', 'git push <remote> --delete <branch>', 'loses'],
    ['work-on-a-second-branch-in-a-folder-of-its-own', 'git worktree add <folder> <branch>'],
  ],
  'group-merge-and-rebase': [
    ['merge-a-branch-into-this-one', 'git merge <branch>'],
    ['merge-a-branch-as-one-single-change-to-be-committed-by-hand', 'git merge --squash <branch>'],
    ['give-up-a-merge-with-conflicts', 'git merge --abort'],
    ['put-this-branch-on-top-of-the-main-branch', 'git rebase <main>', 'rewrites'],
    ['edit-reorder-or-squash-the-last-n-commits', 'git rebase --interactive HEAD~<n>', 'rewrites'],
    ['squash-fixup-commits-into-their-targets', 'git rebase --interactive --autosquash <main>', 'rewrites'],
    ['go-on-after-conflicts-are-resolved', 'git rebase --continue'],
    ['give-up-a-rebase', 'git rebase --abort'],
    ['copy-one-commit-to-this-branch', 'git cherry-pick <commit>'],
    ['take-their-version-of-a-file-in-a-conflict', 'git checkout --theirs -- <file>'],
  ],
  'group-remotes': [
    ['list-remotes', 'git remote --verbose'],
    ['add-a-remote', 'git remote add <remote> <url>'],
    ['change-the-address-of-a-remote', 'git remote set-url <remote> <url>'],
    ['fetch-and-forget-branches-deleted-there', 'git fetch --prune'],
    ['pull-with-your-commits-put-on-top', 'git pull --rebase'],
    ['push-a-new-branch-and-track-it', 'git push --set-upstream <remote> <branch>'],
    ['push-rewritten-history-only-if-nobody-pushed-meanwhile', 'git push --force-with-lease', 'loses'],
  ],
  'group-undo': [
    ['discard-the-changes-of-one-file', 'git restore <file>', 'loses'],
    ['unstage-a-file-keep-its-changes', 'git restore --staged <file>'],
    ['take-a-file-back-to-how-it-was-in-a-commit', 'git restore --source <commit> -- <file>', 'loses'],
    ['change-the-message-of-the-last-commit', 'git commit --amend', 'rewrites'],
    ['undo-the-last-commit-keep-its-changes', 'git reset HEAD~1', 'rewrites'],
    ['undo-the-last-n-commits-keep-their-changes-staged', 'git reset --soft HEAD~<n>', 'rewrites'],
    ['undo-the-last-commit-and-throw-its-changes-away', 'git reset --hard HEAD~1', 'loses'],
    ['undo-a-published-commit-by-a-new-one', 'git revert <commit>'],
    ['make-the-branch-equal-to-the-remote', 'git fetch <remote>\ngit reset --hard <remote>/<branch>', 'loses'],
    ['find-commits-that-seem-lost', 'git reflog'],
    ['bring-a-deleted-branch-back', 'git branch <branch> <commit>'],
    ['see-which-untracked-files-would-be-deleted', 'git clean --dry-run -d'],
    ['delete-untracked-files-and-folders', 'git clean --force -d', 'loses'],
    ['stop-tracking-a-file-but-keep-it', 'git rm --cached <file>'],
  ],
  'group-stash': [
    ['put-changes-aside-untracked-files-too', 'git stash push --include-untracked -m "<message>"'],
    ['list-what-is-put-aside', 'git stash list'],
    ['bring-the-newest-back-and-forget-it', 'git stash pop'],
    ['throw-the-newest-away', 'git stash drop', 'loses'],
  ],
  'group-tags': [
    ['make-a-tag-with-a-message', 'git tag --annotate <tag> -m "<message>"'],
    ['push-one-tag', 'git push <remote> <tag>'],
    ['delete-a-tag-here-and-on-the-remote', 'git tag --delete <tag>\ngit push <remote> --delete <tag>', 'loses'],
    ['name-this-state-by-its-newest-tag', 'git describe --tags'],
  ],
  'group-investigate': [
    ['search-for-the-commit-that-broke-something', 'git bisect start\ngit bisect bad\ngit bisect good <commit>'],
    ['let-a-command-find-the-bad-commit', 'git bisect run <command>'],
    ['end-the-search', 'git bisect reset'],
    ['count-commits-by-author', 'git shortlog --summary --numbered'],
    ['search-the-tracked-files', 'git grep "<text>"'],
    ['why-is-this-file-ignored', 'git check-ignore --verbose <file>'],
  ],
  'group-share': [
    ['write-commits-as-patch-files', 'git format-patch <main>'],
    ['apply-a-patch-file-as-commits', 'git am <file>'],
    ['pack-a-commit-as-an-archive', 'git archive --output=<file>.zip <commit>'],
    ['add-another-repository-as-a-submodule', 'git submodule add <url> <folder>'],
    ['fetch-all-submodules', 'git submodule update --init --recursive'],
  ],
};

/** Every command, in the order in which it is shown. */
export const gitCommands: readonly GitCommand[] = Object.entries(groups).flatMap(([group, rows]) =>
  rows.map(([task, command, effect]): GitCommand => ({ group, task, command, effect: effect ?? '' })),
);
