# Completions of penknife for fish: penknife completion fish | source
function __penknife_candidates
    set -l line (commandline --current-process --tokenize --cut-at-cursor)
    set -l word (commandline --current-token --cut-at-cursor)
    $line[1] completion candidates $line[2..] "$word" 2>/dev/null
    if string match --quiet '@*' -- $word
        __fish_complete_path (string sub --start 2 -- $word) | string replace --regex '^' @
    end
end
complete --command penknife --no-files --arguments '(__penknife_candidates)'
