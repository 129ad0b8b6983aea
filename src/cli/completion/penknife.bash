# Completions of penknife for bash: source <(penknife completion bash)
_penknife() {
  local candidate
  COMPREPLY=()
  while IFS= read -r candidate; do
    # bash breaks --name=value in three, and completes the last.
    [[ $COMP_WORDBREAKS == *=* ]] && candidate=${candidate#--*=}
    printf -v candidate %q "$candidate"
    COMPREPLY+=("$candidate")
  done < <("$1" completion candidates "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
}
# Where there is nothing to choose from, a file may be wanted: --field @path.
complete -o default -F _penknife penknife
