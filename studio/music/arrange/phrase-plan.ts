import { type Phrase, type PhraseNote, parsePhrase } from "./phrase.ts";

type Change = (phrase: Phrase, barSteps: number) => Phrase;

/** Ways to say a phrase again without repeating it; a plan writes them behind the name. */
const CHANGES: Readonly<Record<string, Change>> = {
  "'": endOtherwise,
  "~": ornament,
  ">": push,
  "%": thin,
  ".": close,
  "+": (phrase) => move(phrase, 1),
  ",": (phrase) => move(phrase, -1),
  "^": (phrase) => move(phrase, 7),
  _: (phrase) => move(phrase, -7),
};

/**
 * Reads `a a' b~ - a.`: phrases one after the other, `-` rests for two bars, `-1` for one. Behind a name: `'` ends
 * otherwise, `~` ornamented, `>` pushed before the beat, `%` thinned out, `.` closed, `+` a step higher, `,` a step lower,
 * `^` an octave higher, `_` an octave lower.
 */
export function readPlan(plan: string, phrases: Readonly<Record<string, string>>, barSteps: number): Phrase[] {
  return plan.split(" ").map((token) => {
    if (token.startsWith("-")) return { bars: Number(token.slice(1) || "2"), notes: [] };
    const [, name = "", changes = ""] = /^([a-z]+)(.*)$/.exec(token) ?? [];
    const text = phrases[name];
    if (text === undefined) throw new Error(`"${token}" names no phrase`);
    return [...changes].reduce(
      (phrase, sign) => {
        const change = CHANGES[sign];
        if (!change) throw new Error(`"${sign}" in "${token}" is no change`);
        return change(phrase, barSteps);
      },
      parsePhrase(text, barSteps),
    );
  });
}

function move(phrase: Phrase, degrees: number): Phrase {
  return { ...phrase, notes: phrase.notes.map((note) => ({ ...note, degree: note.degree + degrees })) };
}

/** One long note instead of the last few, or a turn instead of the last long one. */
function endOtherwise(phrase: Phrase, barSteps: number): Phrase {
  const half = barSteps / 2;
  const from = phrase.bars * barSteps - half;
  const kept = phrase.notes.filter(({ step }) => step < from);
  const last = phrase.notes.filter(({ step }) => step >= from);
  const final = last.at(-1) ?? kept.at(-1);
  if (!final) return phrase;
  const turn = [
    { ...final, step: from, steps: 2 },
    { ...final, step: from + 2, steps: 2, degree: final.degree + 1 },
    { ...final, step: from + 4, steps: half - 4 },
  ];
  const held = [{ ...final, step: from, steps: half }];
  return { ...phrase, notes: [...kept, ...(last.length > 1 ? held : turn)] };
}

/** The first long note of each bar gets a neighbour before it moves on. */
function ornament(phrase: Phrase, barSteps: number): Phrase {
  const done = new Set<number>();
  const notes = phrase.notes.flatMap((note): PhraseNote[] => {
    const bar = Math.floor(note.step / barSteps);
    if (note.steps < 4 || done.has(bar)) return [note];
    done.add(bar);
    const held = note.steps - 2;
    return [
      { ...note, steps: held },
      { ...note, step: note.step + held, steps: 1, degree: note.degree + 1 },
      { ...note, step: note.step + held + 1, steps: 1 },
    ];
  });
  return { ...phrase, notes };
}

/** Notes on the later beats come a sixteenth early. */
function push(phrase: Phrase, barSteps: number): Phrase {
  const isPushed = ({ step }: PhraseNote) => step % 4 === 0 && step % barSteps !== 0;
  const notes = phrase.notes.map((note, index) => {
    const next = phrase.notes[index + 1];
    const touches = next && isPushed(next) && next.step === note.step + note.steps && note.steps > 1;
    const early = isPushed(note) ? { ...note, step: note.step - 1, steps: note.steps + 1 } : note;
    return touches ? { ...early, steps: early.steps - 1 } : early;
  });
  const hasRoom = (note: PhraseNote, index: number) => index === 0 || note.step > (notes[index - 1]?.step ?? -1);
  return { ...phrase, notes: notes.filter(hasRoom) };
}

/** Of two short notes the second falls away, and the first is held instead. */
function thin(phrase: Phrase): Phrase {
  const notes: PhraseNote[] = [];
  for (const note of phrase.notes) {
    const before = notes.at(-1);
    const follows = before && before.steps <= 2 && note.steps <= 2 && before.step + before.steps === note.step;
    if (follows) notes[notes.length - 1] = { ...before, steps: before.steps + note.steps };
    else notes.push(note);
  }
  return { ...phrase, notes };
}

/** The last half bar comes to rest on the tonic that is nearest. */
function close(phrase: Phrase, barSteps: number): Phrase {
  const from = phrase.bars * barSteps - barSteps / 2;
  const kept = phrase.notes.filter(({ step }) => step < from);
  const last = phrase.notes.at(-1);
  if (!last) return phrase;
  const degree = Math.round(last.degree / 7) * 7;
  const fitted = kept.map((note) => ({ ...note, steps: Math.min(note.steps, from - note.step) }));
  return { ...phrase, notes: [...fitted, { ...last, degree, step: from, steps: barSteps / 2 }] };
}
