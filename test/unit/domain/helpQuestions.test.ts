import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import en from '@locales/en/help.json';
import { questionsAt } from '@/domain/helpQuestions';

const sources = path.join(__dirname, '../../../src');

const places = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => [
    ...readFileSync(path.join(sources, file), 'utf8').matchAll(
      /(?:contactService\(|\bservice="|\bhelp=")'?(\w+)['"]/g,
    ),
  ])
  .map(([, place]) => place ?? '');

describe('what is likely asked where help is sought', () => {
  it('given any place, then there are five questions, each once and with an answer', () => {
    expect(places.length).toBeGreaterThan(30);
    for (const place of [...places, undefined]) {
      const questions = questionsAt(place);
      expect(new Set(questions).size).toBe(5);
      for (const question of questions) expect(Object.keys(en[question])).toEqual(['ask', 'answer']);
    }
  });

  it.each([
    ['documentUpload', 'photo'],
    ['kyc-basic', 'whichDocument'],
    ['bankPayment', 'paidNotSeen'],
    ['bankOrder', 'arrive'],
    ['login', 'code'],
  ] as const)('given %s, then %s is among them', (place, question) =>
    expect(questionsAt(place)).toContain(question),
  );

  it('given a place without a row, then it has the questions of any place', () =>
    expect(questionsAt('elsewhere')).toEqual(questionsAt(undefined)));
});
