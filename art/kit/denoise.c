/* Edge-avoiding a-trous filter, steered by a measured variance (two half-sample renders) and by
   noise-free features. One call filters one RGB light image of w*h pixels, row-major, in place.
   feat: 8 floats a pixel: normal xyz, log depth, albedo rgb, depth slope. var: luminance variance. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
static const float K[3] = {0.375f, 0.25f, 0.0625f};
static float lum(const float *c) { return 0.25f * c[0] + 0.5f * c[1] + 0.25f * c[2]; }

void fireflies(int w, int h, float *c, float ratio) {
  float *src = malloc(sizeof(float) * w * h * 3);
  memcpy(src, c, sizeof(float) * w * h * 3);
#pragma omp parallel for schedule(dynamic, 16)
  for (int y = 1; y < h - 1; y++) for (int x = 1; x < w - 1; x++) {
    float a = 0, b = 0;                          /* highest and second highest neighbour */
    for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) if (i || j) {
      float l = lum(src + 3 * ((y + j) * w + x + i));
      if (l > a) { b = a; a = l; } else if (l > b) b = l;
    }
    float *o = c + 3 * (y * w + x), l = lum(o), top = b * ratio + 0.02f;
    if (l > top) for (int k = 0; k < 3; k++) o[k] *= top / l;
  }
  free(src);
}

void atrous(int w, int h, float *c, float *var, const float *feat, int passes, float kl, float kn, float kz, float ka) {
  int n = w * h;
  float *o = malloc(sizeof(float) * n * 3), *ov = malloc(sizeof(float) * n);
  for (int p = 0; p < passes; p++) {
    int st = 1 << p;
#pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
      int q = y * w + x;
      const float *f = feat + 8 * q;
      float vs = 0, vw = 0;                      /* variance, smoothed over 3x3: a single pixel's guess is itself noisy */
      for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
        int yy = y + j, xx = x + i;
        if (yy < 0 || xx < 0 || yy >= h || xx >= w) continue;
        float k = (i ? 1 : 2) * (j ? 1 : 2); vs += k * var[yy * w + xx]; vw += k;
      }
      float l0 = lum(c + 3 * q), sl = 1.0f / (kl * sqrtf(vs / vw) + 1e-4f + 0.004f * l0);
      float s[3] = {0, 0, 0}, sw = 0, sv = 0;
      for (int j = -2; j <= 2; j++) for (int i = -2; i <= 2; i++) {
        int yy = y + j * st, xx = x + i * st;
        if (yy < 0 || xx < 0 || yy >= h || xx >= w) continue;
        int r = yy * w + xx;
        const float *g = feat + 8 * r;
        float dn = 0, da = 0;
        for (int k = 0; k < 3; k++) { dn += (f[k] - g[k]) * (f[k] - g[k]); da += (f[4 + k] - g[4 + k]) * (f[4 + k] - g[4 + k]); }
        float dz = fabsf(f[3] - g[3]) / (kz + 2.0f * f[7] * st * sqrtf((float)(i * i + j * j)));
        float dl = fabsf(l0 - lum(c + 3 * r)) * sl;
        float e = dn * kn + da * ka + dz + dl;
        if (e > 12) continue;
        float wt = K[abs(i)] * K[abs(j)] * expf(-e);
        for (int k = 0; k < 3; k++) s[k] += wt * c[3 * r + k];
        sw += wt; sv += wt * wt * var[r];
      }
      for (int k = 0; k < 3; k++) o[3 * q + k] = s[k] / sw;
      ov[q] = sv / (sw * sw);
    }
    memcpy(c, o, sizeof(float) * n * 3); memcpy(var, ov, sizeof(float) * n);
  }
  free(o); free(ov);
}

/* Outlines: average along the edge's own direction (tx, ty), reach pixels each way, mixed in by k (0..1 a pixel).
   Few samples leave the coverage of outlines grainy; along the line it is one value, across it nothing moves. */
void along(int w, int h, float *c, const float *tx, const float *ty, const float *k, int reach) {
  float *src = malloc(sizeof(float) * w * h * 3);
  memcpy(src, c, sizeof(float) * w * h * 3);
#pragma omp parallel for schedule(dynamic, 16)
  for (int y = 1; y < h - 1; y++) for (int x = 1; x < w - 1; x++) {
    int q = y * w + x;
    if (k[q] < 0.02f) continue;
    float s[3] = {0, 0, 0}, sw = 0;
    for (int t = -reach; t <= reach; t++) {
      float fx = x + tx[q] * t, fy = y + ty[q] * t, g = expf(-2.0f * t * t / (float)(reach * reach));
      int ix = (int)floorf(fx), iy = (int)floorf(fy);
      if (ix < 0 || iy < 0 || ix > w - 2 || iy > h - 2) continue;
      float u = fx - ix, v = fy - iy;
      const float *p = src + 3 * (iy * w + ix);
      for (int m = 0; m < 3; m++) s[m] += g * ((p[m] * (1 - u) + p[3 + m] * u) * (1 - v) + (p[3 * w + m] * (1 - u) + p[3 * w + 3 + m] * u) * v);
      sw += g;
    }
    for (int m = 0; m < 3; m++) c[3 * q + m] += k[q] * (s[m] / sw - c[3 * q + m]);
  }
  free(src);
}
