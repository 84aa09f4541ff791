// Receives webhooks, and refuses what the platform did not send: `go run webhook.go`.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"time"
)

func isGenuine(timestamp, signature string, rawBody []byte) bool {
	sent, err := strconv.ParseInt(timestamp, 10, 64)
	now := time.Now().Unix()
	if err != nil || sent < now-300 || sent > now+300 {
		return false
	}
	mac := hmac.New(sha256.New, []byte(os.Getenv("WEBHOOK_SECRET")))
	mac.Write([]byte(timestamp + "."))
	mac.Write(rawBody)
	return hmac.Equal([]byte("sha256="+hex.EncodeToString(mac.Sum(nil))), []byte(signature))
}

func receive(w http.ResponseWriter, r *http.Request) {
	// As received: never verify a body that was parsed and written again.
	rawBody, err := io.ReadAll(r.Body)
	timestamp := r.Header.Get("X-Platform-Timestamp")
	// While a secret rotates, one of two signatures is by the secret that you have.
	if err != nil || !isGenuine(timestamp, r.Header.Get("X-Platform-Signature-256"), rawBody) &&
		!isGenuine(timestamp, r.Header.Get("X-Platform-Signature-256-Previous"), rawBody) {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	var body struct{ Event string }
	if err := json.Unmarshal(rawBody, &body); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	// The same delivery may come twice: skip the ids that you have stored.
	fmt.Println(r.Header.Get("X-Platform-Delivery"), body.Event)
	w.WriteHeader(http.StatusNoContent)
}

func main() {
	http.HandleFunc("/", receive)
	fmt.Fprintln(os.Stderr, http.ListenAndServe("127.0.0.1:{{webhook_port}}", nil))
}
