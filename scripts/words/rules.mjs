/**
 * The words that the repository does not use, and the shapes of sentences that it does not write.
 * CONTRIBUTING.md explains them and holds the glossary with the words to use instead.
 */

/** Parts of names (of symbols and files), each with the words to use. */
export const bannedNameWords = new Map([
  ['act', 'action'],
  ['acts', 'actions'],
  ['deed', 'action, transition'],
  ['deeds', 'actions, transitions'],
  ['wish', 'options, input'],
  ['wishes', 'options, input'],
  ['twin', 'accessible table, copy'],
  ['twins', 'accessible tables, copies'],
  ['courier', 'sender'],
  ['giant', 'large'],
  ['giants', 'large'],
  ['beat', 'delay, interval'],
  ['outlook', 'error class, forecast'],
  ['dress', 'decorate'],
  ['dressed', 'decorated'],
  ['dressing', 'context, decoration'],
  ['undressed', 'plain'],
  ['worn', 'applied'],
  ['thrice', 'with retries'],
  ['hurry', 'instant timers'],
  ['truster', 'error policy'],
  ['heeded', 'abortable'],
  ['leavable', 'cancellable'],
  ['look', 'style, layout, state'],
  ['looks', 'styles, layouts, states'],
  ['whoever', 'user'],
  ['somebody', 'user'],
  ['pooled', 'concurrent'],
  ['tell', 'notify, report'],
  ['tells', 'notifies, reports'],
  ['told', 'notified, reported'],
  ['heard', 'received'],
  ['asker', 'caller, viewer'],
  ['asking', 'input, request'],
  ['wanted', 'expected, requested'],
  ['wants', 'requests'],
  ['meant', 'expected'],
  ['thing', 'entity, item'],
  ['things', 'entities, items'],
  ['theirs', 'expected'],
  ['ours', 'actual, own'],
  ['whom', 'user, contact'],
  ['says', 'message, text'],
  ['said', 'message, text'],
  ['telling', 'reporting'],
  ['lasting', 'keepalive, permanent'],
  ['trouble', 'fault'],
  ['gate', 'permission, latch'],
  ['stage', 'fixture, step'],
  ['colour', 'color'],
  ['colours', 'colors'],
  ['behaviour', 'behavior'],
  ['centre', 'center'],
  ['grey', 'gray'],
  ['neighbour', 'neighbor'],
  ['neighbours', 'neighbors'],
  ['licence', 'license'],
]);

/** First words of names, each with the words to use: `maxPins`, not `mostPins`. */
export const bannedFirstWords = new Map([
  ['most', 'max'],
  ['fewest', 'min'],
  ['least', 'min'],
  ['usual', 'default, common'],
]);

/** Whole names: an adjective or participle does not say what a value is. */
export const bannedWholeNames = new Map([
  ['known', 'what is known: names, cachedRows'],
  ['shown', 'what is visible: visibleRows, columns'],
  ['held', 'what is held: roles, usedSlots'],
  ['kept', 'what is kept: keepReasons, storedView'],
  ['given', 'what is given: input, fields, options'],
]);

/**
 * Phrases of comments, texts and documents: a pattern, and what to write instead.
 *
 * @type {[pattern: RegExp, instead: string][]}
 */
export const bannedPhrases = [
  [/\bwhoever\b/i, 'the user, the caller'],
  [/\bsomebody(?! else's)\b/i, 'someone, a user, another user'],
  [/\bstands?\b(?!-in| for\b|ard|alone)/i, 'is, exists, is shown'],
  [/\b(?:is|are|was) to be (?:had|seen|found|done|said)\b/i, 'a verb: can be read, is missing'],
  [
    /(?<!\bthere )(?<!\bThere )\b(?:is|was|are|were) no (?!longer|more|less|fewer|one\b)[a-z]/,
    'is not a …',
  ],
  [/\b(?:says?|said) so\b/i, 'states it, reports it'],
  [/\bwish(?:es|ed)?\b/i, 'option, choice, input'],
  [/\bdeeds?\b/i, 'action'],
  [
    /\b(?:an|the|each|every|one|its|no|this|that|bulk|same|these|those|of|two|other|first|last) acts?\b(?! on\b| as\b| like\b)/i,
    'action',
  ],
  [/\btwins?\b/i, 'copy, accessible table'],
  [/\bthrice\b/i, 'three times'],
  [/\bcouriers?\b/i, 'sender'],
  [/\b(?:un)?dress(?:es|ed|ing)?\b/i, 'decorate'],
  [/\b(?:the|a|its|their|this|of|same|other|each|every|no|two) looks?\b/i, 'style, layout, state'],
  [/\blooks? (?:after|through)\b|\blooked (?:through|behind)\b/i, 'search, read again'],
  [/\blets? go\b/i, 'release'],
  [/\bin a hurry\b|\bhurr(?:y|ied)\b/i, 'fast, with instant timers'],
  [/\btook it\.|\btakes it\.$/i, 'accepted, rejected'],
  [/\bof before\b/i, 'earlier, previous'],
  [/\banew\b/i, 'again, from the start'],
  [/\b(?:came|comes) of it\b/i, 'the result'],
  [/\b(?:is|are|was) lived through\b/i, 'is simulated, is replayed'],
  [/\breckon(?:s|ed)?\b|\bby halves\b/i, 'compute, by binary search'],
  [/\bwork(?:ed|s) out\b/i, 'computed, computes'],
  [/(?<!not )\bin sight\b|\bout of sight\b/i, 'visible, hidden'],
  [/\btold apart\b|\btells? \w+ apart\b/i, 'distinguished, distinguishes'],
  [/\bmaster (?:is|was) away\b/i, 'unreachable'],
  [
    /\bthe server (?:does not answer|takes requests|reports an error)|\breach the server\./i,
    'the master',
  ],
  [/\bevery so often\b|\bever more (?:rarely|often)\b/i, 'at an interval, with backoff'],
  [/\btold (?:of|once|whenever)\b/i, 'called with, reported, by default'],
  [/\bat hand\b|\bof them all\b/i, 'loaded, in memory, of all …'],
  [/\bas \w+ as it goes\b/i, 'as far as it matches, at the highest level'],
  [/\bthere (?:is|are) none to\b/i, 'has none'],
  [/\bthereof\b|\bwhereof\b|\bhereby\b|\bnought\b|\bof its own accord\b/i, 'plain words'],
  [
    /colour|behaviour|\bcent(?:re|red|res)\b|\bgrey|neighbour|licence|cancell(?:ed|ing)\b|\w(?:isation|ognise|timise)/i,
    'American spelling: color, behavior, center, gray, canceled',
  ],
  [/\bstand-in\b/i, 'sandbox, substitute'],
];

/**
 * Shapes of comments: how a comment must not begin.
 *
 * @type {[pattern: RegExp, instead: string][]}
 */
export const bannedCommentStarts = [
  [/^What(?:ever)?\b(?![^.]*\?)/, 'a sentence with a verb: "Returns …", "Names …", "Shows …"'],
  [/^Who(?:ever|se)?\b(?![^.]*\?)/, 'a sentence with a subject: "The user who …"'],
];
