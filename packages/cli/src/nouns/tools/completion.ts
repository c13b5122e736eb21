import { defineVerb, type Verb } from '../../core/verb';

// names come from users: bash and PowerShell insert a candidate unchanged, so it is quoted

const bash = `_trainyard() {
  local value word joins= start
  local -a words=()
  COMPREPLY=()
  # bash splits a word at = and :, and inserts a candidate after the last of them
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if ((\${#words[@]})) && [[ $word == [=:] || -n $joins ]]; then
      words[\${#words[@]}-1]+=$word
    else
      words+=("$word")
    fi
    joins=\${word##*[!=:]}
  done
  word=\${words[\${#words[@]}-1]}
  start=\${word%"\${word##*[=:]}"}
  while IFS=$'\\t' read -r value _; do
    value=\${value#"$start"}
    [[ -n $value ]] && COMPREPLY+=("$(printf %q "$value")")
  done < <(trainyard __complete "\${words[@]}" 2>/dev/null)
}
complete -o default -F _trainyard trainyard`;

const zsh = `#compdef trainyard
_trainyard() {
  local -a found lines
  lines=("\${(@f)$(trainyard __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  local line
  for line in $lines; do
    [[ -n $line ]] || continue
    found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  _describe trainyard found
}
compdef _trainyard trainyard`;

const fish = `complete -c trainyard -f -a '(trainyard __complete (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'`;

const pwsh = `Register-ArgumentCompleter -Native -CommandName trainyard -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($wordToComplete -eq '') { $words += '' }
  trainyard __complete @words 2>$null | ForEach-Object {
    $value, $hint = $_ -split "\`t", 2
    if (-not $hint) { $hint = $value }
    $word = if ($value -match '^[\\w./:-]+$') { $value } else { "'" + [System.Management.Automation.Language.CodeGeneration]::EscapeSingleQuotedStringContent($value) + "'" }
    [System.Management.Automation.CompletionResult]::new($word, $value, 'ParameterValue', $hint)
  }
}`;

type Shell = { name: string; script: string; setUp: string };

const shells: Shell[] = [
  { name: 'bash', script: bash, setUp: 'source <(trainyard completion bash)' },
  { name: 'zsh', script: zsh, setUp: 'source <(trainyard completion zsh)' },
  { name: 'fish', script: fish, setUp: 'trainyard completion fish | source' },
  {
    name: 'pwsh',
    script: pwsh,
    setUp: 'trainyard completion pwsh | Out-String | Invoke-Expression',
  },
];

const verbOf = ({ name, script, setUp }: Shell): Verb =>
  defineVerb({
    name,
    summary: `Print what makes ${name} complete commands, options, ids and names`,
    prints: 'value',
    aliases: name === 'pwsh' ? ['powershell'] : [],
    examples: [setUp],
    run: async ({ cli }) => cli.out.value('script', script),
  });

export const verbs = shells.map(verbOf);
