export const effects = ['rewrites', 'loses'] as const;
export type Effect = (typeof effects)[number];

/** `group` and `task` are keys of the reference strings. */
export interface GitCommand {
  readonly group: string;
  readonly task: string;
  /** With placeholders such as `<branch>`. One command per line. */
  readonly command: string;
  /** `rewrites`: history that others may have pulled; `loses`: work that is hard to recover. */
  readonly effect: Effect | '';
  /** English search terms, in everyday language and in Git terms, which are not shown. */
  readonly words: string;
}

type Row = readonly [task: string, command: string, effect: Effect | '', words: string];

const groups: Readonly<Record<string, readonly Row[]>> = {
  'group-set-up': [
    ['set-your-name-for-all-repositories', 'git config --global user.name "<name>"', '', 'username, author, who, identity, configure'],
    [
      'set-your-e-mail-address-for-all-repositories',
      'git config --global user.email "<email>"',
      '',
      'author, identity, mail, configure, please tell me who you are',
    ],
    ['use-another-e-mail-address-in-this-repository-only', 'git config user.email "<email>"', '', 'work email, local config, author, identity'],
    [
      'name-the-first-branch-of-new-repositories',
      'git config --global init.defaultBranch <main>',
      '',
      'default branch, main instead of master, name the first branch',
    ],
    [
      'show-every-setting-and-the-file-it-comes-from',
      'git config --list --show-origin',
      '',
      'config, configuration, settings, view config, where is gitconfig',
    ],
    ['make-an-alias-here-git-st', 'git config --global alias.st "status --short --branch"', '', 'shortcut, abbreviation'],
    [
      'remember-the-password-of-https-remotes-for-a-while',
      'git config --global credential.helper cache',
      '',
      'credential, credentials, password, username, token, login, authentication, sign in, keep asking for password, remember the password for a while',
    ],
    [
      'forget-remembered-passwords',
      'git credential-cache exit',
      '',
      'credential, credentials, logout, log out, sign out, wrong password, clear password, token, forget remembered passwords',
    ],
    [
      'store-line-endings-as-lf',
      'git config --global core.autocrlf input',
      '',
      'autocrlf, crlf, line endings, eol, windows, lf will be replaced by crlf, newline',
    ],
    [
      'apply-changed-line-ending-settings-to-all-files',
      'git add --renormalize .',
      '',
      'autocrlf, crlf, gitattributes, normalize, line endings, eol, whole file changed',
    ],
    ['ignore-files-in-all-repositories', 'git config --global core.excludesFile <file>', '', 'global gitignore, ds_store, exclude, ignore globally'],
    ['choose-the-editor-for-messages', 'git config --global core.editor <command>', '', 'vim, nano, vscode, notepad, commit message editor'],
    ['rebase-instead-of-merge-on-every-pull', 'git config --global pull.rebase true', '', 'divergent branches, pull strategy, reconcile, merge commit'],
  ],
  'group-start': [
    ['create-a-repository-in-this-folder', 'git init', '', 'init, new repo, new project, start'],
    ['copy-a-remote-repository', 'git clone <url>', '', 'clone, download, get repo, checkout repository'],
    [
      'copy-only-the-newest-state-without-history',
      'git clone --depth 1 <url>',
      '',
      'shallow clone, fast clone, depth, big repository, copy without history, newest state',
    ],
    ['copy-one-branch-only', 'git clone --branch <branch> --single-branch <url>', '', 'clone single branch'],
    ['copy-a-repository-with-its-submodules', 'git clone --recurse-submodules <url>', '', 'clone recursive, submodule, download, copy with submodules'],
  ],
  'group-look': [
    ['show-what-changed-in-short', 'git status --short --branch', '', 'status, modified files, state, what changed, in short'],
    ['show-changes-that-are-not-staged', 'git diff', '', 'diff, difference, what did I change, modified, unstaged, not staged'],
    ['show-changes-that-are-staged', 'git diff --staged', '', 'diff cached, difference, index, about to commit'],
    [
      'compare-this-branch-with-the-main-branch-from-where-they-parted',
      'git diff <main>...HEAD',
      '',
      'diff branches, difference between branches, pull request diff, where they parted',
    ],
    ['show-the-history-as-a-graph-one-line-a-commit', 'git log --oneline --graph --decorate --all', '', 'log, tree, pretty log, visualize branches'],
    ['show-the-history-of-one-file-across-renames', 'git log --follow --patch -- <file>', '', 'file log, changes of file, who changed file, file history'],
    [
      'find-commits-whose-message-contains-a-text',
      'git log --grep="<text>"',
      '',
      'search log, grep commit messages, search commits, find commit by message, find commit by text, contains text',
    ],
    [
      'find-commits-that-added-or-removed-a-text',
      'git log -S "<text>"',
      '',
      'pickaxe, search code history, find when line was deleted, find commit by text, search history for string, deleted code, text',
    ],
    ['show-who-last-changed-each-line', 'git blame <file>', '', 'blame, annotate, author of line, who wrote this'],
    ['show-one-commit', 'git show <commit>', '', 'view commit, details, inspect commit, what changed in commit'],
    ['show-a-file-as-it-was-in-a-commit', 'git show <commit>:<file>', '', 'old version of file, previous version, file from another branch, view file'],
    ['list-commits-that-are-not-on-the-remote-yet', 'git log @{upstream}..', '', 'unpushed commits, not pushed, outgoing, ahead'],
    ['show-the-hash-of-the-current-commit', 'git rev-parse HEAD', '', 'sha, commit id, current commit, revision, head'],
    ['show-the-name-of-the-current-branch', 'git branch --show-current', '', 'which branch, what branch, where am i'],
    ['list-only-the-names-of-changed-files', 'git diff --name-only <commit>', '', 'changed files, modified files, filenames, diff'],
    ['find-commits-by-author', 'git log --author="<name>"', '', 'commits by user, my commits, who, log, person, filter'],
    ['list-commits-since-a-date', 'git log --since="2 weeks ago"', '', 'date, between dates, after, before, yesterday, today, log, time'],
    ['show-the-top-folder-of-the-repository', 'git rev-parse --show-toplevel', '', 'root directory, repository root, path, top folder'],
  ],
  'group-commit': [
    ['stage-a-file', 'git add <file>', '', 'add file, index, track file'],
    [
      'choose-parts-of-the-changes-to-stage',
      'git add --patch',
      '',
      'partial commit, hunks, interactive add, stage lines, commit part of file, stage parts of the changes',
    ],
    ['stage-everything-deletions-included', 'git add --all', '', 'add all, all files'],
    ['commit-what-is-staged', 'git commit -m "<message>"', '', 'save changes, create commit'],
    ['commit-all-changes-of-tracked-files', 'git commit -am "<message>"', '', 'commit everything, add and commit'],
    [
      'add-staged-changes-to-the-last-commit-keep-its-message',
      'git commit --amend --no-edit',
      'rewrites',
      'amend, forgot file, forgotten file, fix last commit, add to previous commit',
    ],
    [
      'make-a-commit-that-fixes-an-older-one-to-be-squashed-later',
      'git commit --fixup <commit>',
      '',
      'fixup, amend older commit, change old commit, fix an older commit',
    ],
    [
      'make-a-commit-without-changes',
      'git commit --allow-empty -m "<message>"',
      '',
      'empty commit, trigger ci, trigger build, no changes, first commit, commit without changes',
    ],
    [
      'change-the-author-of-the-last-commit',
      'git commit --amend --no-edit --author="<name> <<email>>"',
      'rewrites',
      'change author, wrong author, wrong email, fix author, amend, username, committer',
    ],
    ['rename-a-file', 'git mv <file> <newfile>', '', 'move file, rename file, rename folder, case of file name, mv'],
    [
      'make-a-file-executable',
      'git update-index --chmod=+x <file>',
      '',
      'chmod, permission, permissions, executable bit, script, permission denied, file mode',
    ],
  ],
  'group-branches': [
    ['list-branches-newest-commit-first', 'git branch --sort=-committerdate', '', 'show branches, recent branches, local branches'],
    ['create-a-branch-and-switch-to-it', 'git switch --create <branch>', '', 'new branch, checkout -b, make branch'],
    ['switch-to-a-branch', 'git switch <branch>', '', 'checkout branch, change branch, go to branch'],
    ['switch-back-to-the-branch-before', 'git switch -', '', 'previous branch, last branch, checkout -, go back'],
    ['rename-the-current-branch', 'git branch --move <branch>', '', 'change branch name'],
    ['rename-master-to-main-in-this-copy', 'git branch --move master main', '', 'change default branch name, in this copy'],
    ['delete-a-merged-branch', 'git branch --delete <branch>', '', 'delete branch, remove local branch'],
    ['delete-a-branch-merged-or-not', 'git branch --delete --force <branch>', 'loses', 'force delete branch, remove unmerged branch, -D'],
    ['delete-a-branch-on-the-remote', 'git push <remote> --delete <branch>', 'loses', 'remove remote branch, delete branch on server, origin'],
    [
      'work-on-a-second-branch-in-a-folder-of-its-own',
      'git worktree add <folder> <branch>',
      '',
      'worktree, two branches at once, multiple checkouts, parallel, work on a second branch',
    ],
    ['list-branches-remote-ones-too', 'git branch --all', '', 'all branches, remote branches, show branches, origin'],
    [
      'look-at-an-older-commit-detached-head',
      'git switch --detach <commit>',
      '',
      'detached head, checkout commit, go to commit, go back in time, old version, checkout tag, look at an older commit',
    ],
    [
      'keep-the-commits-of-a-detached-head-on-a-new-branch',
      'git switch --create <branch>',
      '',
      'detached head, save commits, not on any branch, leave detached head',
    ],
    [
      'set-the-branch-on-the-remote-to-push-to-and-pull-from',
      'git branch --set-upstream-to=<remote>/<branch>',
      '',
      'upstream, tracking branch, no tracking information, track remote branch',
    ],
  ],
  'group-merge-and-rebase': [
    ['merge-a-branch-into-this-one', 'git merge <branch>', '', 'join branches, combine branches'],
    [
      'merge-a-branch-as-one-single-change-to-be-committed-by-hand',
      'git merge --squash <branch>',
      '',
      'squash merge, merge as one commit, merge as one single change, commit by hand',
    ],
    ['give-up-a-merge-with-conflicts', 'git merge --abort', '', 'abort merge, cancel merge, stop merge, undo merge, give up a merge with conflicts'],
    ['put-this-branch-on-top-of-the-main-branch', 'git rebase <main>', 'rewrites', 'rebase onto main, update branch, linear history, put on top'],
    [
      'edit-reorder-or-squash-the-last-n-commits',
      'git rebase --interactive HEAD~<n>',
      'rewrites',
      'interactive rebase, combine commits, squash commits, delete commit, split commit, change old commit message, rewrite history',
    ],
    ['squash-fixup-commits-into-their-targets', 'git rebase --interactive --autosquash <main>', 'rewrites', 'autosquash'],
    [
      'go-on-after-conflicts-are-resolved',
      'git rebase --continue',
      '',
      'continue rebase, resolve conflict, merge conflict, go on after conflicts are resolved',
    ],
    ['give-up-a-rebase', 'git rebase --abort', '', 'abort rebase, cancel rebase, stop rebase, undo rebase, give up a rebase'],
    [
      'copy-one-commit-to-this-branch',
      'git cherry-pick <commit>',
      '',
      'cherry-pick, take commit from another branch, move commit, apply commit, copy one commit',
    ],
    ['take-their-version-of-a-file-in-a-conflict', 'git checkout --theirs -- <file>', '', 'accept theirs, resolve conflict, merge conflict, incoming'],
    ['keep-our-version-of-a-file-in-a-conflict', 'git checkout --ours -- <file>', '', 'accept ours, mine, resolve conflict, merge conflict, current'],
    ['abort-a-cherry-pick', 'git cherry-pick --abort', '', 'cancel cherry-pick, stop cherry-pick, undo cherry-pick'],
  ],
  'group-remotes': [
    ['list-remotes', 'git remote --verbose', '', 'show remote url, origin url, where does it push'],
    ['add-a-remote', 'git remote add <remote> <url>', '', 'connect to github, upstream, origin, link repository'],
    [
      'change-the-address-of-a-remote',
      'git remote set-url <remote> <url>',
      '',
      'change remote url, set-url, origin url, switch https to ssh, moved repository, address of a remote',
    ],
    [
      'fetch-and-forget-branches-deleted-there',
      'git fetch --prune',
      '',
      'prune, clean up remote branches, stale branches, remove gone branches, forget deleted branches',
    ],
    [
      'pull-with-your-commits-put-on-top',
      'git pull --rebase',
      '',
      'update, get changes, download changes, diverged, pull without merge commit, put your commits on top',
    ],
    ['push-a-new-branch-and-track-it', 'git push --set-upstream <remote> <branch>', '', 'publish branch, set upstream, no upstream branch, upload branch'],
    [
      'push-rewritten-history-only-if-nobody-pushed-meanwhile',
      'git push --force-with-lease',
      'loses',
      'force push, safe force, push rejected, non-fast-forward, overwrite remote, push rewritten history',
    ],
    ['remove-a-remote', 'git remote remove <remote>', '', 'delete remote, disconnect origin'],
    ['push-all-tags', 'git push --tags', '', 'upload tags, publish tags, release'],
  ],
  'group-undo': [
    [
      'discard-the-changes-of-one-file',
      'git restore <file>',
      'loses',
      'undo changes, revert file, reset file, checkout file, throw away changes, restore file',
    ],
    ['unstage-a-file-keep-its-changes', 'git restore --staged <file>', '', 'undo add, remove from index, unadd, reset file, remove from staging'],
    [
      'take-a-file-back-to-how-it-was-in-a-commit',
      'git restore --source <commit> -- <file>',
      'loses',
      'restore deleted file, recover deleted file, old version of file, revert file, undelete, checkout file from commit, bring back file, take back a file as it was',
    ],
    ['change-the-message-of-the-last-commit', 'git commit --amend', 'rewrites', 'edit commit message, rename commit, amend, fix typo, reword'],
    ['undo-the-last-commit-keep-its-changes', 'git reset HEAD~1', 'rewrites', 'uncommit, reset, revert last commit, undo local commit, remove commit'],
    ['undo-the-last-n-commits-keep-their-changes-staged', 'git reset --soft HEAD~<n>', 'rewrites', 'soft reset, uncommit, squash, undo several commits'],
    [
      'undo-the-last-commit-and-throw-its-changes-away',
      'git reset --hard HEAD~1',
      'loses',
      'hard reset, delete last commit, remove commit, discard commit, throw changes away',
    ],
    [
      'undo-a-published-commit-by-a-new-one',
      'git revert <commit>',
      '',
      'revert, pushed commit, undo pushed commit, undo push, roll back, rollback, back out, reverse, cancel commit, undo a published commit with a new one',
    ],
    [
      'make-the-branch-equal-to-the-remote',
      'git fetch <remote>\ngit reset --hard <remote>/<branch>',
      'loses',
      'reset to origin, overwrite local changes, force pull, discard local, same as remote, sync, make equal to the remote',
    ],
    [
      'find-commits-that-seem-lost',
      'git reflog',
      '',
      'reflog, recover, lost commit, undo reset, undo rebase, restore commit, deleted commit, get back, rescue, history of HEAD',
    ],
    [
      'bring-a-deleted-branch-back',
      'git branch <branch> <commit>',
      '',
      'restore deleted branch, recover branch, undelete branch, lost branch, bring back a deleted branch',
    ],
    ['see-which-untracked-files-would-be-deleted', 'git clean --dry-run -d', '', 'dry run, clean preview'],
    ['delete-untracked-files-and-folders', 'git clean --force -d', 'loses', 'clean, remove untracked files, remove new files, clean working directory'],
    [
      'stop-tracking-a-file-but-keep-it',
      'git rm --cached <file>',
      '',
      'gitignore, untrack file, ignore tracked file, remove from repository, remove from git but keep, rm cached, ignored file still tracked',
    ],
    ['revert-a-merge-commit', 'git revert --mainline 1 <commit>', '', 'undo merge, undo pushed merge, unmerge, -m 1, is a merge but no -m option'],
    ['undo-the-last-merge-or-rebase', 'git reset --hard ORIG_HEAD', 'loses', 'undo merge, undo rebase, cancel merge, go back, unmerge'],
    [
      'stop-tracking-all-files-that-are-ignored-now',
      'git rm -r --cached .\ngit add .',
      '',
      'gitignore, gitignore not working, apply gitignore, untrack, ignore tracked files, refresh',
    ],
  ],
  'group-stash': [
    [
      'put-changes-aside-untracked-files-too',
      'git stash push --include-untracked -m "<message>"',
      '',
      'stash, save for later, shelve, temporarily, switch branch with changes, save work, put aside',
    ],
    ['list-what-is-put-aside', 'git stash list', '', 'stash list, show stashes, saved changes, what is put aside'],
    [
      'bring-the-newest-back-and-forget-it',
      'git stash pop',
      '',
      'stash pop, restore stash, apply stash, unstash, get stash back, saved changes, bring back the newest and forget it',
    ],
    ['throw-the-newest-away', 'git stash drop', 'loses', 'drop stash, delete stash, remove stash, clear stash, throw the newest away'],
    ['apply-the-newest-but-keep-it-in-the-stash', 'git stash apply', '', 'stash apply, restore stash, unstash, apply the newest'],
    [
      'show-the-changes-of-the-newest',
      'git stash show --patch',
      '',
      'show stash content, what is in stash, view stash, stash diff, inspect stash, changes of the newest',
    ],
  ],
  'group-tags': [
    ['make-a-tag-with-a-message', 'git tag --annotate <tag> -m "<message>"', '', 'create tag, annotated tag, release, version, tag with a message'],
    ['push-one-tag', 'git push <remote> <tag>', '', 'upload tag, publish tag, release'],
    ['delete-a-tag-here-and-on-the-remote', 'git tag --delete <tag>\ngit push <remote> --delete <tag>', 'loses', 'remove tag, remote tag'],
    [
      'name-this-state-by-its-newest-tag',
      'git describe --tags',
      '',
      'latest tag, describe, current version, version number, last release, name this state, newest tag',
    ],
    ['list-tags', 'git tag --list', '', 'show tags, all tags, versions, releases'],
  ],
  'group-investigate': [
    [
      'search-for-the-commit-that-broke-something',
      'git bisect start\ngit bisect bad\ngit bisect good <commit>',
      '',
      'bisect, find bug, which commit introduced, regression, bad commit',
    ],
    ['let-a-command-find-the-bad-commit', 'git bisect run <command>', '', 'bisect run, automatic, test, find the bad commit'],
    ['end-the-search', 'git bisect reset', '', 'bisect reset, stop bisect, end the search'],
    ['count-commits-by-author', 'git shortlog --summary --numbered', '', 'statistics, contributors, number of commits, how many commits'],
    ['search-the-tracked-files', 'git grep "<text>"', '', 'grep, find in files, search code, find string, find text'],
    ['why-is-this-file-ignored', 'git check-ignore --verbose <file>', '', 'gitignore, check-ignore, not added, exclude, debug ignore'],
  ],
  'group-share': [
    ['write-commits-as-patch-files', 'git format-patch <main>', '', 'create patch, export commits, format-patch, diff file, send by mail, write patch files'],
    ['apply-a-patch-file-as-commits', 'git am <file>', '', 'import patch, git am, apply diff, mail'],
    ['pack-a-commit-as-an-archive', 'git archive --output=<file>.zip <commit>', '', 'zip, tar, export, download source, without .git, pack as an archive'],
    ['add-another-repository-as-a-submodule', 'git submodule add <url> <folder>', '', 'nested repository, include repository, dependency'],
    ['fetch-all-submodules', 'git submodule update --init --recursive', '', 'update submodules, empty submodule folder, init submodules, missing submodule'],
  ],
};

/** Every command, in display order. */
export const gitCommands: readonly GitCommand[] = Object.entries(groups).flatMap(([group, rows]) =>
  rows.map(([task, command, effect, words]): GitCommand => ({ group, task, command, effect, words })),
);
