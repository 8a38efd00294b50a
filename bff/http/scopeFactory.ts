import type { Request } from 'express';
import type { Logger } from 'pino';
import { shareKeyOf } from '#bff/core/actor.ts';
import { createAdmissionQueue } from '#bff/core/admissionQueue.ts';
import type { Config } from '#bff/core/config.ts';
import type { Database, Db } from '#bff/core/database.ts';
import type { InspectorPool } from '#bff/core/fileInspector.ts';
import type { ScannerTurns } from '#bff/core/fileScanner.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import type { IdentityProviders } from '#bff/core/identityProviders.ts';
import type { LimitStore } from '#bff/core/limitStore.ts';
import type { LoadMonitor } from '#bff/core/loadMonitor.ts';
import type { Machines } from '#bff/core/machines.ts';
import type { PrinterPool } from '#bff/core/paper.ts';
import type { AdmissionName, Caller, Scope } from '#bff/core/scope.ts';
import type { SecretBox } from '#bff/core/secrets/secretBox.ts';
import type { Whose } from '#bff/core/threads/fairTurns.ts';
import type { Replica } from '#bff/platform/database/replica/replica.ts';
import { inTransaction } from '#bff/platform/database/transaction.ts';
import type { Events, Questions } from '../core/events.ts';
import { createBackground } from './background.ts';
import { contextOf } from './middleware/requestContext.ts';
import { cookieNameOf, cookieOf, machineTokenOf, sessionTokenOf } from './middleware/sessionHeaders.ts';
import { createReadPlaces } from './readPlaces.ts';

/** Who follows what modules tell, in this order. */
export type Followers = {
  readonly [Name in keyof Events]: readonly ((scope: Scope, event: Events[Name]) => Promise<unknown>)[];
};

/** Who answers what modules ask. */
export type Answers = {
  readonly [Name in keyof Questions]: (
    scope: Scope,
    asked: Questions[Name]['asked'],
  ) => Promise<Questions[Name]['answer']>;
};

/** What modules and parts do for a scope, which stand on it. */
export type UpperFloors = {
  /** What `audit` and `sendMail` do, written by the scope that they are given. */
  readonly recordAudit: (scope: Scope, ...entry: Parameters<Scope['audit']>) => ReturnType<Scope['audit']>;
  readonly enqueueMail: (
    scope: Scope,
    ...mail: Parameters<Scope['sendMail']>
  ) => ReturnType<Scope['sendMail']>;
  readonly followers: Followers;
  readonly answers: Answers;
};

export type ScopeDependencies = {
  readonly database: Database;
  /** Where lists are read that are saved as files. */
  readonly replica?: Replica | undefined;
  readonly config: Config;
  readonly machines: Machines;
  readonly storage: FileStorage;
  readonly inspector: InspectorPool;
  readonly scanner: ScannerTurns;
  readonly printer: PrinterPool;
  readonly limits: LimitStore;
  readonly identityProviders: IdentityProviders;
  readonly secrets: SecretBox;
  readonly isOverloaded: LoadMonitor['isOverloaded'];
  readonly log: Logger;
  /** The server's clock; tests give their own. */
  readonly clock: () => Date;
  readonly above: UpperFloors;
  /** Tells the jobs that there may be something to do (a mail, an audit entry to seal). */
  readonly wake: () => void;
};

/** Makes the {@link Scope} of a request or a job. */
export type ScopeFactory = ReturnType<typeof createScopeFactory>;

const callerOf = (request: Request, isHttps: boolean): Caller => ({
  ip: request.ip ?? '',
  userAgent: (request.get('user-agent') ?? '').slice(0, 300),
  isBrowser: request.get('sec-fetch-site') !== undefined || request.get('origin') !== undefined,
  tokenOf: (context) => sessionTokenOf(request, context),
  machineToken: machineTokenOf(request),
  bindingOf: (context) => cookieOf(request, cookieNameOf(`${context}Binding`, isHttps)),
  knownBrowser: cookieOf(request, cookieNameOf('knownBrowser', isHttps)),
  providerLogIn: cookieOf(request, cookieNameOf('providerLogIn', isHttps)),
  origin: request.get('origin'),
});

const nothing = (): undefined => undefined;

const systemCaller: Caller = {
  ip: '',
  userAgent: '',
  isBrowser: false,
  tokenOf: nothing,
  machineToken: undefined,
  bindingOf: nothing,
  knownBrowser: undefined,
  providerLogIn: undefined,
  origin: undefined,
};

type ScopeParts = Pick<
  Scope,
  'db' | 'readsAsOf' | 'actor' | 'decision' | 'requestId' | 'arrivedAt' | 'caller' | 'log' | 'afterCommit'
> & {
  /** Whose share of the pools its work takes; the product's own work takes nobody's, in whose name it is done. */
  readonly whose: Whose;
};

type Task = () => Promise<void>;

/** Enough to keep two processors busy. */
const LINE_WIDTH = 4;
/** Half of the connections is for everybody else at least: those of a line hold theirs while one waits for the other. */
const lineWidthOf = (connections: number): number =>
  Math.max(1, Math.min(LINE_WIDTH, Math.floor(connections / 2)));
/** Less than a proxy waits for an answer. To ask again and again costs more than to wait. */
const LINE_MS = 20_000;

const runAtOnce = (task: Task): void => void task();

const systemParts = (name: string, arrivedAt: Date) => ({
  readsAsOf: undefined,
  actor: undefined,
  decision: undefined,
  whose: undefined,
  requestId: `system-${name}`,
  arrivedAt,
  caller: systemCaller,
  afterCommit: runAtOnce,
});

const requestParts = (request: Request, { publicOrigin }: Config) => {
  const { actor, requestId, arrivedAt, log } = contextOf(request);
  const caller = callerOf(request, publicOrigin.startsWith('https:'));
  const whose = shareKeyOf(actor, caller.ip);
  return {
    readsAsOf: undefined,
    decision: undefined,
    actor,
    whose,
    requestId,
    arrivedAt,
    log,
    caller,
    afterCommit: runAtOnce,
  };
};

/** Works in one transaction; what is wanted of it afterwards is done once it is kept. */
const committed = async <Result>(
  database: Database,
  work: (db: Db, afterCommit: Scope['afterCommit']) => Promise<Result>,
): Promise<Result> => {
  const { result, tasks } = await inTransaction(database, async (db) => {
    // Of this try: what a rolled-back one wanted is forgotten with it.
    const wanted: Task[] = [];
    return { result: await work(db, (task) => wanted.push(task)), tasks: wanted };
  });
  await Promise.allSettled(tasks.map((task) => task()));
  return result;
};

const followAll = async <Event>(
  followers: readonly ((scope: Scope, event: Event) => Promise<unknown>)[],
  scope: Scope,
  event: Event,
): Promise<void> => {
  for (const follow of followers) await follow(scope, event);
};

/** The pools of all, in which it is one person's turn. */
const sharesOf = (
  { inspector, scanner, printer }: Pick<ScopeDependencies, 'inspector' | 'scanner' | 'printer'>,
  whose: Whose,
): Pick<Scope, 'inspector' | 'scanner' | 'printer'> => ({
  inspector: inspector.of(whose),
  scanner: scanner(whose),
  printer: printer.of(whose),
});

export const createScopeFactory = (dependencies: ScopeDependencies) => {
  const { database, replica, clock, wake, log, above, ...services } = dependencies;
  const { config, storage, printer } = services;
  const background = createBackground();
  const admission = createAdmissionQueue<AdmissionName>(lineWidthOf(config.connections), LINE_MS);
  const places = createReadPlaces(database, replica);

  const build = (given: ScopeParts): Scope => {
    const { whose, ...parts } = given;
    const scope: Scope = {
      ...services,
      ...sharesOf(services, whose),
      ...parts,
      now: clock(),
      audit: (entry) => above.recordAudit(places.writing(scope), entry),
      tell: (name, event) => followAll(above.followers[name], scope, event),
      ask: (name, asked) => above.answers[name](scope, asked),
      sendMail: (mail) => above.enqueueMail(places.writing(scope), mail),
      transaction: async (work) => {
        if (!places.isOutside(parts.db)) return work(scope);
        const result = await committed(database, (db, afterCommit) =>
          work(build({ ...given, db, readsAsOf: undefined, afterCommit })),
        );
        wake();
        return result;
      },
      actingFor: (actor) => build({ ...given, actor }),
      deciding: (decision) => build({ ...given, decision }),
      readingForFiles: async () => build({ ...given, ...(await places.ofFiles()) }),
      admission,
      inBackground: (name, awaited, work) => {
        background.follow(awaited, (value) => work(forSystem(name), value), log.child({ job: name }));
      },
    };
    return scope;
  };

  /** The scope of a request; `db` is its transaction or, for reads, the plain client. */
  const forRequest = (request: Request, db: Db): Scope => build({ ...requestParts(request, config), db });

  /** The scope of a job or a command: no caller, the system acts. */
  const forSystem = (name: string, db: Db = database.client): Scope =>
    build({ ...systemParts(name, clock()), db, log: log.child({ job: name }) });

  const opened = { database, config, storage, printer };
  return { ...opened, clock, wake, forRequest, forSystem, closeBackground: background.close };
};
