import { tokens } from 'virtual:catalogue';
import { Canvas, Controls, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext } from 'react';
import { breakpointPx } from '#ui-kit/tokens/index.ts';
import { dontOf } from './donts/dontOf.ts';
import { NOT_SHOWN } from './donts/donts.ts';
import { folderOf, type Guidance, guidanceOf, partOf } from './guidance.ts';

type Window = { readonly width: number; readonly height: number; readonly zoom?: number };

/** Windows that a story can ask for and that fit into a page of the catalogue. */
const WINDOWS: Readonly<Record<string, Window>> = {
  phone: { width: 360, height: 740 },
  tablet: { width: breakpointPx.md, height: 1024 },
};

/** Of a whole screen, as large as the page has room for. */
const SCREEN: Window = { width: 1280, height: 800, zoom: 0.75 };

type Shown = {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: object;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** The window of a story; undefined for a part that stands on the page itself. */
const windowOf = ({ storyGlobals: { viewport }, parameters }: Shown): Window | undefined =>
  WINDOWS[String(Object(viewport).value)] ?? (parameters.layout === 'fullscreen' ? SCREEN : undefined);

/**
 * The page of a part or a screen: how it is used, its properties, every story. A screen, and what is drawn for a phone,
 * stands in a window of its own: conditions of a layout ask the window, and so does the one that has no line.
 */
export const PartDocs = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const part = partOf(preparedMeta.title);
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      {part !== null && (
        <Suspense fallback={null}>
          <HowTo part={part} stories={stories} />
        </Suspense>
      )}
      {stories.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      <h2>プロパティ</h2>
      <Controls />
    </>
  );
};

const Example = ({ story }: { story: Shown }) => {
  const own = windowOf(story);
  return (
    <section className="docs-story">
      <h3>{story.name}</h3>
      {own === undefined ? (
        <Canvas of={story.moduleExport} />
      ) : (
        <iframe
          title={story.name}
          src={`iframe.html?viewMode=story&id=${story.id}`}
          width={own.width}
          height={own.height}
          style={{ zoom: own.zoom }}
          loading="lazy"
        />
      )}
    </section>
  );
};

const ROWS: readonly (readonly [keyof Guidance, string])[] = [
  ['use', '使いどころ'],
  ['not', '使わないどころ'],
  ['keyboard', 'キーボード'],
  ['reader', '読み上げ'],
];

const HowTo = ({ part, stories }: { part: string; stories: readonly Shown[] }) => {
  const guidance = use(guidanceOf(part));
  if (guidance === null) return null;
  const example = stories.find(({ id }) => isNamed(id, guidance.example));
  const used = tokens.find(({ folder }) => folder === folderOf(part))?.tokens ?? [];
  return (
    <>
      <dl className="docs-guidance">
        {ROWS.map(([key, name]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{guidance[key]}</dd>
          </div>
        ))}
        <div>
          <dt>使っている土台の値</dt>
          <dd>
            <code translate="no">{used.join('　') || '—'}</code>
          </dd>
        </div>
      </dl>
      <h2>する・しない</h2>
      <div className="docs-pair">
        <section data-kind="do">
          <h3>○ する</h3>
          <p>{guidance.do}</p>
          {example !== undefined && <Example story={example} />}
        </section>
        <section data-kind="dont">
          <h3>× しない</h3>
          <p>{guidance.dont}</p>
          <Dont part={part} />
        </section>
      </div>
      <h2>すべての状態</h2>
    </>
  );
};

/** What is not done, as it would look; where that cannot be shown, why. */
const Dont = ({ part }: { part: string }) => {
  const Shown = use(dontOf(part));
  return Shown === null ? (
    <p>絵はありません。{NOT_SHOWN[part]}</p>
  ) : (
    <div className="docs-dont sb-unstyled">
      <Shown />
    </div>
  );
};

/** `ui-kit-button--with-reason` is WithReason. */
const isNamed = (id: string, name: string): boolean =>
  id.endsWith(`--${name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()}`);
