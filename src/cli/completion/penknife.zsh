#compdef penknife
# Completions of penknife for zsh: source <(penknife completion zsh)
_penknife() {
  local -a candidates
  candidates=("${(@f)$("${words[1]}" completion candidates "${(@Q)words[2,CURRENT]}" 2> /dev/null)}")
  if [[ -n $candidates ]]; then
    compadd -- "${candidates[@]}"
  elif compset -P '*@'; then
    _files
  fi
}
compdef _penknife penknife
