// Calls the API in the name of a person, with the access token of their sign-in: `go run api.go`.
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
)

func main() {
	request, err := http.NewRequest("GET", "{{issuer}}/v1/me", nil)
	if err != nil {
		panic(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("ACCESS_TOKEN"))
	res, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer res.Body.Close()
	var body struct {
		Error, Message string
		Data           struct {
			Name, Surname string
			Organizations []struct{ Name string }
		}
	}
	if err := json.NewDecoder(res.Body).Decode(&body); err != nil {
		panic(err)
	}
	if res.StatusCode != http.StatusOK {
		panic(fmt.Sprintf("%d %s: %s", res.StatusCode, body.Error, body.Message))
	}
	fmt.Println(body.Data.Name, body.Data.Surname)
	for _, organization := range body.Data.Organizations {
		fmt.Println("-", organization.Name)
	}
}
