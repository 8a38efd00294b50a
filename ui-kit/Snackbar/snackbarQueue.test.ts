import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SnackbarMessage } from './snackbarQueue.ts';
import { createSnackbarQueue, emptySnackbarState, finishClosing, show } from './snackbarQueue.ts';

const HIDE_AFTER_MS = 2750;
const CLOSE_AFTER_MS = 200;
const saved: SnackbarMessage = { message: '保存しました', severity: 'success' };
const sent: SnackbarMessage = { message: '送りました', severity: 'success' };
const failed: SnackbarMessage = { message: 'エラーが発生しました', severity: 'error' };

const queue = () => createSnackbarQueue({ hideAfterMs: HIDE_AFTER_MS, closeAfterMs: CLOSE_AFTER_MS });

describe('snackbar transitions (spec 4)', () => {
  it('shows a message at once when none is shown', () => {
    expect(show(emptySnackbarState, saved)).toEqual({ current: saved, next: null, closing: false });
  });

  it('queues the message and closes the current one when one is shown', () => {
    const state = show(show(emptySnackbarState, saved), sent);
    expect(state).toEqual({ current: saved, next: sent, closing: true });
  });

  it('lets a later message replace the waiting one', () => {
    const state = show(show(show(emptySnackbarState, saved), sent), failed);
    expect(state).toEqual({ current: saved, next: failed, closing: true });
  });

  it('shows the waiting message after the close animation', () => {
    const state = finishClosing(show(show(emptySnackbarState, saved), sent));
    expect(state).toEqual({ current: sent, next: null, closing: false });
  });

  it('changes nothing when a close animation ends that never began', () => {
    const state = show(emptySnackbarState, saved);
    expect(finishClosing(state)).toBe(state);
  });
});

describe('snackbar queue in time', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('hides a message after 2750 ms and removes it after the close animation', () => {
    const snackbars = queue();
    snackbars.show(saved);
    vi.advanceTimersByTime(HIDE_AFTER_MS - 1);
    expect(snackbars.getState()).toEqual({ current: saved, next: null, closing: false });
    vi.advanceTimersByTime(1);
    expect(snackbars.getState()).toEqual({ current: saved, next: null, closing: true });
    vi.advanceTimersByTime(CLOSE_AFTER_MS);
    expect(snackbars.getState()).toEqual(emptySnackbarState);
  });

  it('gives the waiting message its own full time', () => {
    const snackbars = queue();
    snackbars.show(saved);
    vi.advanceTimersByTime(2000);
    snackbars.show(sent);
    vi.advanceTimersByTime(CLOSE_AFTER_MS);
    expect(snackbars.getState()).toEqual({ current: sent, next: null, closing: false });
    vi.advanceTimersByTime(HIDE_AFTER_MS - 1);
    expect(snackbars.getState().closing).toBe(false);
    vi.advanceTimersByTime(1);
    expect(snackbars.getState().closing).toBe(true);
  });

  it('does not lengthen a running close animation when the waiting message is replaced', () => {
    const snackbars = queue();
    snackbars.show(saved);
    snackbars.show(sent);
    vi.advanceTimersByTime(CLOSE_AFTER_MS - 1);
    snackbars.show(failed);
    vi.advanceTimersByTime(1);
    expect(snackbars.getState()).toEqual({ current: failed, next: null, closing: false });
  });

  it('waits while paused and counts from the beginning afterwards', () => {
    const snackbars = queue();
    snackbars.show(failed);
    snackbars.pause();
    vi.advanceTimersByTime(HIDE_AFTER_MS * 4);
    expect(snackbars.getState().closing).toBe(false);
    snackbars.resume();
    vi.advanceTimersByTime(HIDE_AFTER_MS);
    expect(snackbars.getState().closing).toBe(true);
  });

  it('closes a paused message by hand and does not pause the next one', () => {
    const snackbars = queue();
    snackbars.show(failed);
    snackbars.pause();
    snackbars.close();
    vi.advanceTimersByTime(CLOSE_AFTER_MS);
    expect(snackbars.getState()).toEqual(emptySnackbarState);
    snackbars.show(saved);
    vi.advanceTimersByTime(HIDE_AFTER_MS);
    expect(snackbars.getState().closing).toBe(true);
  });

  it('tells its subscribers about every change until they leave', () => {
    const snackbars = queue();
    const listener = vi.fn();
    const leave = snackbars.subscribe(listener);
    snackbars.show(saved);
    snackbars.close();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    vi.advanceTimersByTime(CLOSE_AFTER_MS);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps no timer after it is disposed', () => {
    const snackbars = queue();
    snackbars.show(saved);
    snackbars.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
